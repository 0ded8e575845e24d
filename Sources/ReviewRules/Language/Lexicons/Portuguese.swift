extension Lexicon {
  static let portuguese = Lexicon(
    "pt",
    [
      .days: "dia|dias",
      .weeks: "semana|semanas",
      .months: "mes|meses",
      .years: "ano|anos",
      .daily: "diario|diaria",
      .weekly: "semanal|semanalmente",
      .monthly: "mensal|mensalmente",
      .yearly: "anual|anualmente",
      .quarterly: "trimestral|trimestre",
      .halfYearly: "semestral|semestre",
      .one: "um|uma|primeiro|primeira",
      .trial:
        "teste gratis|teste gratuito|avaliacao gratuita|periodo de teste|periodo de avaliacao|experimente gratis|experimentar gratis|experimente gratuitamente|de teste|testar gratis|teste gratuitamente|testar gratuitamente",
      .free:
        "gratis|gratuito|gratuitos|gratuita|gratuitas|gratuitamente|de teste|sem custo|sem custos|de graça|de presente|por nossa conta",
      .parting: "antes|depois|apos|ate|entao",
      .per: "por|ao|cada|a",
      .not: "sem|nao|nenhum|nenhuma|não é compatível com|não compatível com|não funciona com",
    ],
    topics: [
      .renews:
        "renova se automaticamente|renova automaticamente|renovada automaticamente|renovação automática|renova se por|renova por|renova se a|é renovada|será renovada|até cancelar|até você cancelar|até que cancele|até o cancelamento|até ao cancelamento|a menos que cancele|salvo cancelamento|se você não cancelar|se não cancelar",
      .cancel:
        "cancelar|cancele|cancela|cancelamento|cancelado|cancelada|gerenciar assinatura|gerenciar assinaturas|gerenciar a assinatura|gerencie sua assinatura|gerir subscrição|gerir subscrições|gerir a subscrição|gerir assinatura|anular a subscrição",
      .cancelAnytime:
        "cancele quando quiser|cancele a qualquer momento|cancele a qualquer altura|cancelar a qualquer momento|cancelar quando quiser|cancelar a qualquer altura|cancelamento a qualquer momento|cancela quando quiseres|sem fidelidade|sem fidelização",
      .lifetime:
        "vitalício|vitalícia|para sempre|compra única|pagamento único|pague uma vez|pague uma única vez|pague só uma vez|sem assinatura|sem assinaturas|sem subscrição|sem mensalidade",
      .subscription:
        "assinatura|assinaturas|assinar|assine|assinante|assinantes|subscrição|subscrições|subscrever|subscritor*",
      .terms:
        "termos de uso|termos de utilização|termos de serviço|termos do serviço|termos e condições|termos|condições de utilização|condições de uso|condições gerais|eula|contrato de licença|contrato de utilizador|contrato do usuário|acordo de licença",
      .privacy:
        "privacidade|política de privacidade|aviso de privacidade",
      .restore:
        "restaurar|restaurar compras|restaurar compra|restaurar as compras|recuperar compras|já comprei|já comprou|já sou assinante|já é assinante",
      .bestValue:
        "melhor preço|melhor valor|melhor oferta|melhor custo benefício|melhor relação qualidade preço|mais barato|mais barata|mais económico|mais econômico|menor preço|preço mais baixo|maior economia",
      .saving:
        "economize|economiza|economizar|poupe|poupa|poupança|desconto|descontos|de desconto",
      .urgency:
        "tempo limitado|oferta limitada|última chance|última oportunidade|últimas horas|só hoje|somente hoje|apenas hoje|termina hoje|termina em|acaba hoje|acaba em|expira em|corra|não perca|oferta relâmpago|promoção relâmpago|último dia|termina à meia noite|oferta única|não vai voltar|agora ou nunca|não fique de fora|quase acabando|enquanto durar o estoque",
      .unlimited:
        "ilimitado|ilimitada|ilimitados|ilimitadas|sem limite|sem limites",
      .refund:
        "dinheiro de volta|garantia de devolução|satisfação garantida|devolução do dinheiro|reembolso total|reembolso integral|reembolso garantido|garantia de reembolso|devolvemos seu dinheiro|devolvemos o seu dinheiro|devolvemos o dinheiro|seu dinheiro de volta|reembolsamos você|reembolso de 100|reembolso se não|ou seu dinheiro",
      .nothingDue:
        "não paga nada hoje|não pague nada hoje|não pague nada agora|nenhum pagamento hoje|sem pagamento hoje|nenhuma cobrança hoje|sem cobrança hoje|a pagar hoje|nada a pagar|zero reais|zero euros|grátis hoje|r$ 0 hoje|hoje não paga|hoje você não paga|pague zero|sem pagamento agora|nenhum pagamento agora|não paga nada",
      .familySharing:
        "compartilhamento familiar|partilha com a família|partilha familiar|compartilhe com a família|compartilhar com a família|partilhe com a família",
      .generic:
        "recursos premium|funcionalidades premium|funções premium|recursos pro|acesso completo|acesso total|todos os recursos|todas as funcionalidades|todas as funções|desbloqueie tudo|desbloquear tudo|tudo incluído|acesso premium|conteúdo premium|acesso ilimitado|todo o conteúdo|seja premium",
      .superlative:
        "#1|número 1|número um|n.º 1|melhor app|melhor aplicativo|melhor aplicação|melhor do mundo|mais bem avaliado|mais bem avaliada|app premiado|mais popular do mundo|app do ano|aplicativo do ano|milhões de usuários|milhões de utilizadores|o mais amado|a mais amada",
      .task:
        "avalie nos|avalie o app|avalie a app|avalie o aplicativo|deixe uma avaliação|escreva uma avaliação|compartilhe para desbloquear|partilhe para desbloquear|convide amigos|convide um amigo|convidar amigos",
      .obligation:
        "comprar|compre agora|pagar|pague agora|encomenda com obrigação de pagar|obrigação de pagamento",
      .withdrawal:
        "direito de arrependimento|direito de livre resolução|livre resolução|resolução do contrato|retratação|resolver o contrato",
      .elsewhere:
        "no nosso site|em nosso site|no nosso website|na nossa loja|loja online|compre online|comprar online|assine online|assine no site|subscreva online|mais barato online|mais barato no site|paypal|visite nosso site|nosso site|visite o nosso site|nosso website|nossa página|código qr|qr code",
      .shaming:
        "desperdiçar dinheiro|jogar dinheiro fora|deitar dinheiro fora|não quero economizar|não quero poupar|prefiro pagar|pagar mais caro|não obrigado, eu|não, obrigado, prefiro|não preciso disso",
      .currencyName:
        "euro|euros|dólar|dólares|iene|ienes|yuan|reais|libras esterlinas|centavos|cêntimos",
      .commitment:
        "compromisso de|meses de compromisso|compromisso anual|fidelidade de|meses de fidelidade|fidelização|12 pagamentos|12 parcelas|12 mensalidades",
      .reminder:
        "lembr*|relembr*|avis*|notifi*",
      .reward:
        "desbloque*|para obter|para ganhar|e obtenha|obtenha|e ganhe|receba|ganhe|ganha|libere|liberar|para continuar",
      .audience:
        "usuários|utilizadores|pessoas|clientes|downloads|membros|avaliações|assinantes|subscritores|leitores|jogadores|alunos|famílias",
      .purchase:
        "compra no app|compras no app|compra dentro da app|compras dentro da app|compra integrada|compras integradas|assinatura|assinaturas|assinante|assinantes|subscrição|subscrições|subscritor*|premium|pro|plus|pago|paga|versão completa",
    ])
}
