extension Lexicon {
  static let catalan = Lexicon(
    "ca",
    [
      .days: "dia|dies",
      .weeks: "setmana|setmanes",
      .months: "mes|mesos",
      .years: "any|anys",
      .daily: "diari|diaria",
      .weekly: "setmanal|setmanalment",
      .monthly: "mensual|mensualment",
      .yearly: "anual|anualment",
      .quarterly: "trimestral|trimestre",
      .halfYearly: "semestral|semestre",
      .one: "un|una|primer|primera",
      .trial:
        "prova gratuita|prova gratis|periode de prova|prova de franc|provar gratis|de prova gratuita|prova ho gratis|prova-ho gratis",
      .free: "gratis|gratuit|gratuita|gratuits|gratuites|de franc|de prova",
      .parting: "abans|despres|llavors|fins",
      .per: "per|al|cada|a la",
      .not: "sense|no|cap",
    ],
    topics: [
      .renews:
        "renovació automàtica|renova automàticament|renovable automàticament|fins que la cancel·lis|fins que cancel·lis|fins que no la cancel·lis|fins a la cancel·lació|si no la cancel·les|si no cancel·les|tret que la cancel·lis|es renova automàticament|es renovarà automàticament|es renova per|es renova a",
      .cancel:
        "cancel*|cancel·la|cancel·lar|cancel·lis|cancel·lació|gestiona la subscripció|gestiona les subscripcions|gestionar la subscripció|donar se de baixa|dona't de baixa",
      .cancelAnytime:
        "cancel·la quan vulguis|cancel·la en qualsevol moment|cancel·la la en qualsevol moment|cancel·lar en qualsevol moment|cancel·la-la quan vulguis|cancel·lació en qualsevol moment|sense permanència",
      .lifetime:
        "de per vida|per sempre|vitalici|vitalícia|compra única|pagament únic|un sol pagament|paga una vegada|paga un sol cop|paga només una vegada|sense subscripció|sense subscripcions",
      .subscription:
        "subscripció|subscripcions|subscriu t'hi|subscriu te|subscriure's|subscriptor*|subscrit",
      .terms:
        "condicions d'ús|termes d'ús|condicions del servei|termes i condicions|condicions generals|condicions|termes|acord de llicència|eula",
      .privacy:
        "privacitat|política de privacitat|política de privadesa|privadesa",
      .restore:
        "restaura|restaura les compres|restaura compres|restaura la compra|restaurar les compres|recupera les compres|ja ho he comprat|ja hi estic subscrit",
      .bestValue:
        "millor preu|millor valor|millor oferta|millor relació qualitat preu|més barat|més barata|més econòmic|més econòmica|preu més baix|màxim estalvi",
      .saving:
        "estalvia|estalvies|estalviar|estalvi|descompte|descomptes|rebaixa|rebaixat",
      .urgency:
        "temps limitat|oferta limitada|última oportunitat|darrera oportunitat|últimes hores|només avui|acaba avui|s'acaba avui|acaba d'aquí|caduca d'aquí|caduca avui|afanya't|no t'ho perdis",
      .unlimited:
        "il·limitat|il·limitada|il·limitats|il·limitades|sense límit|sense límits",
      .refund:
        "et tornem els diners|garantia de devolució|satisfacció garantida|garantia de reemborsament|reemborsament complet",
      .nothingDue:
        "avui no pagues res|no pagues res avui|no pagues res ara|cap pagament avui|cap càrrec avui|a pagar avui|sense pagament avui|res a pagar",
      .familySharing:
        "compartir en família|compartició en família|comparteix ho amb la família|comparteix amb la família|compartir amb la família",
      .generic:
        "funcions premium|funcionalitats premium|funcions pro|accés complet|accés total|totes les funcions|totes les funcionalitats|desbloqueja ho tot|desbloqueja tot|tot inclòs|accés premium|contingut premium|accés il·limitat|tot el contingut",
      .superlative:
        "#1|número 1|número u|núm. 1|la millor app|la millor aplicació|millor del món|més ben valorada|més popular del món|aplicació premiada",
      .task:
        "valora'ns|puntua'ns|valora l'app|valora l'aplicació|deixa una ressenya|escriu una ressenya|comparteix per desbloquejar|convida amics|convida els amics|convida un amic",
      .obligation:
        "compra|comprar|compra ara|paga|pagar|comanda amb obligació de pagament|obligació de pagament",
      .withdrawal:
        "desistiment|dret de desistiment|desistir del contracte",
      .elsewhere:
        "al nostre web|al nostre lloc web|a la nostra pàgina|botiga en línia|compra en línia|compra al web|subscriu t'hi en línia|més barat en línia|més barat al web|paypal",
      .shaming:
        "malgastar diners|llençar els diners|no vull estalviar|prefereixo pagar|pagar el preu complet|no gràcies, prefereixo|no, gràcies, prefereixo|no ho necessito",
      .currencyName:
        "euro|euros|dòlar|dòlars|ien|iens|iuan|iuans|lliures esterlines|cèntims",
      .commitment:
        "compromís de|mesos de compromís|compromís anual|permanència de|mesos de permanència|12 pagaments|12 quotes|dotze pagaments",
      .reminder:
        "recorda*|avisa*|aviseu|avís|notifi*",
      .reward:
        "desbloque*|desbloca*|per obtenir|per aconseguir|i obtén|obtén|aconsegueix|rep|guanya|per continuar",
      .audience:
        "usuaris|usuàries|persones|clients|baixades|descàrregues|membres|ressenyes|valoracions|opinions|subscriptors|lectors|jugadors|famílies",
      .purchase:
        "compra dins l'app|compres dins l'app|compra dins de l'aplicació|compres dins de l'aplicació|compra integrada|compres integrades|subscripció|subscripcions|subscriptor*|premium|pro|plus|de pagament|versió completa",
    ])
}
