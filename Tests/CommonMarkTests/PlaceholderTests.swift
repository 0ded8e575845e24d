import CommonMark
