extension Lexicon {
  static let french = Lexicon(
    "fr",
    [
      .days: "jour|jours",
      .weeks: "semaine|semaines",
      .months: "mois",
      .years: "an|ans|annee|annees",
      .daily: "quotidien*|journalier*",
      .weekly: "hebdomadaire*|hebdo",
      .monthly: "mensuel*",
      .yearly: "annuel*",
      .quarterly: "trimestriel*|trimestre",
      .halfYearly: "semestriel*|semestre",
      .one: "un|une|premier|premiere",
      .trial:
        "essai gratuit|essais gratuits|essayer gratuitement|essayez gratuitement|periode d'essai|l'essai|d'essai gratuit|essai offert|d'essai",
      .free:
        "gratuit|gratuits|gratuite|gratuites|gratuitement|offert|offerts|offerte|offertes|essai|d'essai|sans frais|en cadeau|pour zéro euro",
      .parting: "avant|apres|puis|ensuite|jusqu'a",
      .per: "par|chaque|tous les|toutes les",
      .not: "sans|pas|aucun|aucune|pas compatible avec|pas avec|pas en charge le|pas en charge",
    ],
    topics: [
      .renews:
        "renouvelé automatiquement|renouvelée automatiquement|renouvelle automatiquement|renouvelé pour|renouvellement automatique|reconduction tacite|tacite reconduction|reconduit automatiquement|jusqu'à résiliation|jusqu'à annulation|jusqu'à l'annulation|jusqu'à ce que vous annuliez|sauf résiliation|sauf annulation|se renouvelle automatiquement|se renouvelle pour|se renouvelle à|se renouvelle au prix",
      .cancel:
        "annuler|annulez|annulation|annulable|annulé|annulée|résilier|résiliez|résiliation|résiliable|se désabonner|désabonnez vous|gérer l'abonnement|gérer les abonnements|gérer mon abonnement|gérer votre abonnement|gérez votre abonnement",
      .cancelAnytime:
        "annulez à tout moment|annuler à tout moment|annulable à tout moment|annulation à tout moment|annulez quand vous voulez|résiliez à tout moment|résilier à tout moment|résiliable à tout moment|résiliation à tout moment|annulez quand vous le souhaitez|sans engagement",
      .lifetime:
        "à vie|pour toujours|achat unique|paiement unique|achat définitif|payez une fois|payez une seule fois|payer une seule fois|en une seule fois|sans abonnement|aucun abonnement",
      .subscription:
        "abonnement|abonnements|s'abonner|abonner|abonnez vous|abonné|abonnés|abonnée|abonnées",
      .terms:
        "conditions d'utilisation|conditions générales|conditions d'usage|conditions de service|conditions|cgu|cgv|cluf|eula|contrat de licence|accord de licence|conditions d'abonnement",
      .privacy:
        "confidentialité|politique de confidentialité|vie privée|données personnelles",
      .restore:
        "restaurer|restaurer les achats|restaurer mes achats|restaurer l'achat|restauration des achats|rétablir les achats|déjà acheté|déjà abonné|déjà abonnée",
      .bestValue:
        "meilleur prix|meilleure offre|meilleur rapport qualité prix|le moins cher|la moins chère|prix le plus bas|le plus avantageux|la plus avantageuse|le plus économique|la plus économique",
      .saving:
        "économisez|économiser|économie de|économies|réduction|réductions|remise|rabais|moins cher",
      .urgency:
        "durée limitée|temps limité|offre limitée|dernière chance|dernières heures|aujourd'hui seulement|aujourd'hui uniquement|seulement aujourd'hui|se termine dans|se termine bientôt|se termine aujourd'hui|expire dans|expire bientôt|dépêchez vous|ne manquez pas|vente flash|offre flash|offre éclair|dernier jour|jusqu'à minuit|offre unique|ne reviendra pas|dépêche toi|plus que quelques heures|bientôt terminé|ne ratez pas",
      .unlimited:
        "illimité|illimitée|illimités|illimitées|sans limite|sans limites|sans limitation",
      .refund:
        "satisfait ou remboursé|remboursement intégral|remboursement garanti|garantie de remboursement|nous remboursons|nous vous remboursons|ou remboursé|ou remboursée|100% remboursé|remboursement sous|remboursement si|vous serez remboursé|tu seras remboursé|rendons votre argent|satisfaite ou remboursée|satisfait ou rembourse",
      .nothingDue:
        "rien à payer aujourd'hui|rien à payer maintenant|aucun paiement aujourd'hui|aucun paiement maintenant|aucun paiement immédiat|dû aujourd'hui|à payer aujourd'hui|ne payez rien|zéro euro|zéro euros|pour zéro|gratuit aujourd'hui|0 € aujourd'hui|aucun débit aujourd'hui|aucun prélèvement aujourd'hui|payez rien",
      .familySharing:
        "partage familial|partager avec votre famille|partagez avec votre famille|partager avec la famille",
      .generic:
        "fonctionnalités premium|fonctions premium|fonctionnalités pro|accès complet|accès total|toutes les fonctionnalités|toutes les fonctions|tout débloquer|débloquez tout|accès premium|contenu premium|contenus premium|accès illimité|tout le contenu|passez à premium",
      .superlative:
        "#1|numéro 1|numéro un|n° 1|meilleure app|meilleure application|la meilleure au monde|meilleure du monde|la mieux notée|les mieux notées|la plus populaire|application primée|application de l'année|app de l'année|la plus aimée|des millions d'utilisateurs",
      .task:
        "notez nous|notez l'app|notez l'application|laissez un avis|rédigez un avis|partagez pour débloquer|invitez des amis|inviter des amis|invitez un ami|parrainez un ami",
      .obligation:
        "acheter|achetez|payer|payez|commander avec obligation de paiement|obligation de paiement|commande avec paiement",
      .withdrawal:
        "rétractation|droit de rétractation|se rétracter|rétracter du contrat|renoncer au contrat",
      .elsewhere:
        "sur notre site|sur notre site web|sur notre boutique|boutique en ligne|acheter en ligne|achetez en ligne|s'abonner en ligne|abonnez vous en ligne|moins cher en ligne|moins cher sur|paypal|visitez notre site|notre site|notre site web|rendez vous sur notre site|code qr|qr code",
      .shaming:
        "gaspiller mon argent|gaspiller de l'argent|je ne veux pas économiser|je préfère payer|payer plein tarif|payer le prix fort|non merci, je|je n'en ai pas besoin",
      .currencyName:
        "euro|euros|dollar|dollars|yen|yens|yuan|yuans|francs suisses|livres sterling|centimes",
      .commitment:
        "engagement de|engagement sur|engagement 12 mois|mois d'engagement|engagement annuel|engagement d'un an|12 paiements|12 mensualités|douze paiements",
      .reminder:
        "rappel*|prévenir|préviens|prévenez|prévenu*|notifi*|avertir|avertis|avertissez",
      .reward:
        "débloque*|déverrouill*|pour obtenir|et obtenez|obtenez|et obtiens|recevez|reçois|et reçois|gagnez|gagne|pour continuer|pour profiter",
      .audience:
        "utilisateurs|utilisatrices|personnes|clients|téléchargements|membres|avis|évaluations|abonnés|lecteurs|joueurs|élèves|familles",
      .purchase:
        "achat intégré|achats intégrés|achat in app|achats in app|abonnement|abonnements|abonné|abonnés|premium|payant|payante|payants|payantes|version complète|version pro",
    ])
}
