import Words
