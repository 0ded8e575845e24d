extension Lexicon {
  static let english = Lexicon(
    "en",
    [
      .days: "day|days",
      .weeks: "week|weeks|wk",
      .months: "month|months|mo|mth",
      .years: "year|years|yr",
      .daily: "daily",
      .weekly: "weekly",
      .monthly: "monthly",
      .yearly: "yearly|annual|annually",
      .quarterly: "quarterly|quarter",
      .halfYearly: "half yearly|semi annual|semiannual|half year|biannual",
      .one: "a|one|first|1st",
      .trial:
        "free trial|free trials|trial period|try free|try it free|try for free|try it for free|start trial|start your trial|your trial|day trial|week trial|trial",
      .free:
        "free|free of charge|complimentary|no charge|at no cost|pay nothing|day on us|days on us|week on us|weeks on us|month on us|months on us|year on us",
      .parting: "before|after|then|later|until|ends|renews",
      .per: "per|a|an|each|every",
      // A court trial is none of ours.
      .not:
        "no|not|without|non|won't|isn't|doesn't|aren't|cannot|can't|not going to|can't be used with|cannot be used with|doesn't work with|does not work with|not compatible with|not eligible for|court|clinical|jury|criminal",
    ],
    topics: [
      .renews:
        "renews|renew automatically|automatically renew*|auto renew*|autorenew*|automatic renewal|until canceled|until cancelled|until you cancel|unless canceled|unless cancelled|recurring billing",
      .cancel:
        "cancel*|manage subscription|manage subscriptions|manage your subscription|unsubscribe",
      .cancelAnytime:
        "cancel anytime|cancel any time|cancel at any time|cancel whenever|can be canceled at any time|can be cancelled at any time",
      .lifetime:
        "lifetime|forever|one time purchase|one time payment|pay once|single payment|no subscription|without a subscription|yours to keep",
      .subscription:
        "subscription|subscriptions|subscribe|subscribes|subscriber|subscribers",
      .terms:
        "terms|terms of use|terms of service|terms and conditions|terms & conditions|eula|license agreement|t&c|t & c|t&cs|t & cs|ts & cs|user agreement|terms of sale",
      .privacy:
        "privacy|privacy policy|privacy notice|data protection|data privacy",
      .restore:
        "restore|restore purchases|restore purchase|already purchased|already a subscriber",
      .bestValue:
        "best value|best price|best deal|cheapest|lowest price|most savings|biggest savings",
      .saving:
        "save|saves|saving|savings|off|discount|discounted|cheaper",
      .urgency:
        "limited time|ends in|ends soon|ends today|ends tonight|last chance|today only|only today|expires in|expires soon|act now|final hours|hurry up|hurry!|hurry,|hurry –|hurry —|ends at midnight|expires tonight|expires today|expires at midnight|don't miss out|do not miss out|don't miss this|won't come back|will not come back|won't last|never come back|while supplies last|while stocks last|one time offer|one time only|flash sale|price increases tomorrow|last day|final day|almost over|before it's gone|before it's too late|selling fast|today's deal|price goes up tomorrow|price goes up soon|price goes up tonight|price goes up today|prices go up tomorrow|prices go up soon|before the price goes up",
      .unlimited:
        "unlimited|no limits|without limits|limitless",
      .refund:
        "full refund|refund guarantee|satisfaction guaranteed|money back guarantee|your money back|day money back|refund guaranteed|guaranteed refund|refund anytime|we refund|we will refund|we'll refund|refund you|money back if|money back within|or your money back|100% refund|get a refund|refund within|refund if|instant refund|no questions asked refund|hassle free refund|risk free refund|full money back|100% money back",
      .nothingDue:
        "no payment now|no payment due|nothing due|due today|due now|pay nothing|no charge today|no commitment now|today's total|nothing today|nothing to pay|zero due|zero today|zero dollars today|pay zero|for zero dollars|for zero today|free today|no upfront payment|no money down|no charge now|won't be charged today|not be charged today|no payment today",
      .familySharing:
        "family sharing|share with your family|share with family|shared with your family",
      .generic:
        "premium features|pro features|full access|all features|unlock everything|everything|premium access|premium content|unlimited access|all content|get premium|go premium",
      .superlative:
        "#1|number one|no. 1|world's best|best app|the best app|top rated|most popular app|best in the world|award winning|app of the year|game of the year|most loved|most trusted|best rated|highest rated|world's leading|world's favorite|world's favourite|#1 rated|loved by millions|trusted by millions|used by millions|apple design award|design award winning|won a design award",
      .task:
        "rate us|rate the app|leave a review|write a review|share to unlock|invite friends|invite a friend",
      .obligation:
        "buy|buy now|pay|pay now|purchase|order and pay|subscribe for",
      .withdrawal:
        "withdraw|withdrawal|right of withdrawal|withdraw from contract",
      .elsewhere:
        "on our website|on our site|on the web|visit our website|our web store|online store|cheaper online|cheaper on|buy online|subscribe online|purchase on our|pay with paypal|pay with stripe|subscribe on our|subscribe on the web|subscribe at our|visit our site|go to our website|head to our website|through our website|via our website|from our website|at our website|qr code|qr codes|by paypal|with paypal|via paypal",
      .shaming:
        "i hate saving|i like wasting|wasting money|i don't want to save|i prefer paying|pay full price|no thanks, i|i don't need",
      .currencyName:
        "dollar|dollars|euro|euros|pound sterling|pounds sterling|yen|yuan|bucks|cents",
      .commitment:
        "month commitment|months commitment|monthly commitment|year commitment|annual commitment|yearly commitment|commitment of|commitment period|12 payments|twelve payments",
      .reminder:
        "remind|reminds|reminded|reminder|reminders|notify|notifies|notified|notification|notifications|alert me",
      .reward:
        "to unlock|and unlock|unlocks|to get pro|to get premium|and get|get pro|get premium|to earn|and earn|earn a|to receive|for a free|to continue|to use",
      .audience:
        "users|people|customers|downloads|members|subscribers|readers|players|learners|students|families|reviews|ratings|five star reviews|5 star reviews",
      .purchase:
        "in app purchase|in app purchases|subscription|subscriptions|subscriber|subscribers|subscribe|premium|pro|plus|paid|requires purchase",
    ])
}
