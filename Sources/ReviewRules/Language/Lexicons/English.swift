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
      .one: "a|one|first",
      .trial:
        "free trial|free trials|trial period|try free|try it free|try for free|try it for free|start trial|start your trial|your trial|day trial|week trial|trial",
      .free: "free",
      .parting: "before|after|then|later|until|ends|renews",
      .per: "per|a|an|each|every",
      // A court trial is none of ours.
      .not: "no|not|without|non|court|clinical|jury|criminal",
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
        "terms|terms of use|terms of service|terms and conditions|terms & conditions|eula|license agreement",
      .privacy:
        "privacy|privacy policy|privacy notice",
      .restore:
        "restore|restore purchases|restore purchase|already purchased|already a subscriber",
      .bestValue:
        "best value|best price|best deal|cheapest|lowest price|most savings|biggest savings",
      .saving:
        "save|saves|saving|savings|off|discount|discounted",
      .urgency:
        "limited time|ends in|ends soon|ends today|ends tonight|last chance|today only|only today|hurry|expires in|expires soon|act now|final hours",
      .unlimited:
        "unlimited|no limits|without limits|limitless",
      .refund:
        "full refund|refund guarantee|satisfaction guaranteed|money back guarantee|your money back|day money back|refund guaranteed|guaranteed refund|refund anytime|we refund|we will refund|we'll refund|refund you",
      .nothingDue:
        "no payment now|no payment due|nothing due|due today|due now|pay nothing|no charge today|no commitment now|today's total",
      .familySharing:
        "family sharing|share with your family|share with family|shared with your family",
      .generic:
        "premium features|pro features|full access|all features|unlock everything|everything|premium access|premium content|unlimited access|all content|get premium|go premium",
      .superlative:
        "#1|number one|no. 1|world's best|best app|the best app|top rated|most popular app|best in the world|award winning",
      .task:
        "rate us|rate the app|leave a review|write a review|share to unlock|invite friends|invite a friend",
      .obligation:
        "buy|buy now|pay|pay now|purchase|order and pay|subscribe for",
      .withdrawal:
        "withdraw|withdrawal|right of withdrawal|withdraw from contract",
      .elsewhere:
        "on our website|on our site|on the web|visit our website|our web store|online store|cheaper online|cheaper on|buy online|subscribe online|purchase on our|pay with paypal|pay with stripe|subscribe on our|subscribe on the web|subscribe at our",
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
