extension Lexicon {
  static let italian = Lexicon(
    "it",
    [
      .days: "giorno|giorni",
      .weeks: "settimana|settimane",
      .months: "mese|mesi",
      .years: "anno|anni",
      .daily: "giornaliero|giornaliera",
      .weekly: "settimanale|settimanalmente",
      .monthly: "mensile|mensilmente",
      .yearly: "annuale|annualmente|annuo",
      .quarterly: "trimestrale|trimestre",
      .halfYearly: "semestrale|semestre",
      .one: "un|una|uno|primo|prima",
      .trial: "prova gratuita|prova gratis|prove gratuite|periodo di prova|provalo gratis|prova gratuitamente|di prova",
      .free:
        "gratis|gratuito|gratuiti|gratuita|gratuite|gratuitamente|di prova|in omaggio|in regalo|senza costi|a costo zero",
      .parting: "prima di|dopo|poi|fino",
      .per: "al|alla|ogni|a",
      .not: "senza|non|nessun|nessuna|non è compatibile con|non compatibile con|non funziona con",
    ],
    topics: [
      .renews:
        "rinnovo automatico|rinnovato automaticamente|rinnova automaticamente|fino alla disdetta|fino a disdetta|salvo disdetta|salvo annullamento|finché non annulli|finché non disdici|fino all'annullamento|a meno che non venga annullato|se non annulli|si rinnova automaticamente|si rinnoverà automaticamente|si rinnova per|si rinnova a",
      .cancel:
        "disdetta|disdici|disdire|disdirlo|annulla|annullare|annullamento|cancella l'abbonamento|gestisci abbonamento|gestisci abbonamenti|gestisci l'abbonamento|gestisci il tuo abbonamento|gestire l'abbonamento",
      .cancelAnytime:
        "disdici quando vuoi|disdici in qualsiasi momento|disdire in qualsiasi momento|disdetta in qualsiasi momento|annulla quando vuoi|annulla in qualsiasi momento|annullare in qualsiasi momento|annullabile in qualsiasi momento|cancella quando vuoi|cancella in qualsiasi momento|senza vincoli",
      .lifetime:
        "a vita|per sempre|acquisto unico|acquisto una tantum|una tantum|pagamento unico|unico pagamento|paga una volta|paghi una volta|senza abbonamento|nessun abbonamento",
      .subscription:
        "abbonamento|abbonamenti|abbonati|abbonarsi|abbonato|abbonata",
      .terms:
        "termini di utilizzo|termini d'uso|termini di servizio|termini del servizio|termini e condizioni|termini|condizioni d'uso|condizioni di utilizzo|condizioni generali|condizioni|eula|contratto di licenza|accordo di licenza|accordo utente|contratto",
      .privacy:
        "privacy|informativa sulla privacy|riservatezza",
      .restore:
        "ripristina|ripristina acquisti|ripristina gli acquisti|ripristina acquisto|ripristinare gli acquisti|già acquistato|già abbonato",
      .bestValue:
        "miglior prezzo|miglior valore|migliore offerta|miglior offerta|miglior rapporto qualità prezzo|più conveniente|più economico|prezzo più basso|massimo risparmio",
      .saving:
        "risparmia|risparmi|risparmio|sconto|sconti|scontato|scontata|di sconto",
      .urgency:
        "tempo limitato|offerta limitata|ultima possibilità|ultima occasione|ultime ore|solo oggi|solo per oggi|termina oggi|termina tra|scade tra|scade oggi|affrettati|non perdere l'occasione|non lasciartelo sfuggire|offerta lampo|ultimo giorno|scade a mezzanotte|offerta unica|ora o mai più|non perderti|fino a esaurimento|quasi finita|sta per scadere|sta per finire",
      .unlimited:
        "illimitato|illimitata|illimitati|illimitate|senza limiti|senza limite",
      .refund:
        "soddisfatti o rimborsati|garanzia di rimborso|rimborso completo|rimborso totale|rimborso garantito|ti rimborsiamo|ti restituiamo i soldi|soldi indietro|soddisfatto o rimborsato|soddisfatta o rimborsata|rimborso al 100|rimborso se non|o rimborsati|ti rimborseremo",
      .nothingDue:
        "niente da pagare oggi|nulla da pagare oggi|nessun pagamento oggi|nessun pagamento ora|nessun addebito oggi|da pagare oggi|non paghi nulla|zero euro|gratis oggi|0 € oggi|oggi non paghi|paghi zero|nessun addebito ora|niente da pagare|nulla da pagare",
      .familySharing:
        "condivisione in famiglia|condividi con la famiglia|condividi con la tua famiglia",
      .generic:
        "funzioni premium|funzionalità premium|funzioni pro|accesso completo|accesso totale|tutte le funzioni|tutte le funzionalità|sblocca tutto|tutto incluso|accesso premium|contenuti premium|accesso illimitato|tutti i contenuti|passa a premium",
      .superlative:
        "#1|numero 1|numero uno|n. 1|migliore app|miglior app|migliore al mondo|più votata|più popolare al mondo|app premiata|app dell'anno|milioni di utenti|la più amata|la più votata",
      .task:
        "valutaci|valuta l'app|lascia una recensione|scrivi una recensione|condividi per sbloccare|invita amici|invita gli amici|invita un amico",
      .obligation:
        "acquista|acquistare|compra|comprare|paga|pagare|ordine con obbligo di pagare|obbligo di pagamento|ordina e paga",
      .withdrawal:
        "recesso|diritto di recesso|recedere dal contratto|recedi dal contratto",
      .elsewhere:
        "sul nostro sito|sul nostro sito web|negozio online|nel nostro shop|acquista online|compra online|abbonati online|abbonati sul sito|più economico online|costa meno su|paypal|visita il nostro sito|nostro sito|nostro sito web|codice qr|qr code",
      .shaming:
        "sprecare soldi|sprecare denaro|non voglio risparmiare|preferisco pagare|pagare di più|pagare il prezzo pieno|no grazie, preferisco|no grazie, non|non mi serve",
      .currencyName:
        "euro|dollaro|dollari|yen|yuan|sterline|franchi svizzeri|centesimi",
      .commitment:
        "impegno di|mesi di impegno|impegno annuale|vincolo di|mesi di vincolo|12 pagamenti|12 rate|dodici pagamenti",
      .reminder:
        "ricorda*|promemoria|avvis*|notific*|notifich*",
      .reward:
        "sblocca*|per ottenere|e ottieni|ottieni|ricevi|per avere|guadagna|vinci|per continuare",
      .audience:
        "utenti|persone|clienti|download|membri|iscritti|abbonati|recensioni|valutazioni|lettori|giocatori|studenti|famiglie",
      .purchase:
        "acquisto in app|acquisti in app|acquisti in-app|abbonamento|abbonamenti|abbonati|abbonato|premium|pro|plus|a pagamento|versione completa",
    ])
}
