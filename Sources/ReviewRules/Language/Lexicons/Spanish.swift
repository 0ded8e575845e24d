extension Lexicon {
  static let spanish = Lexicon(
    "es",
    [
      .days: "dia|dias",
      .weeks: "semana|semanas",
      .months: "mes|meses",
      .years: "ano|anos",
      .daily: "diario|diaria",
      .weekly: "semanal|semanalmente",
      .monthly: "mensual|mensualmente",
      .yearly: "anual|anualmente",
      .quarterly: "trimestral|trimestre",
      .halfYearly: "semestral|semestre",
      .one: "un|una|primer|primera",
      .trial:
        "prueba gratis|prueba gratuita|pruebas gratis|periodo de prueba|probar gratis|pruebalo gratis|prueba sin coste|de prueba gratis|version de prueba|de prueba",
      .free:
        "gratis|gratuito|gratuitos|gratuita|gratuitas|de prueba|sin coste|sin costo|sin cargo|de regalo|regaladas|regalados",
      .parting: "antes|despues|luego|hasta|tras",
      .per: "por|al|cada|a la",
      .not:
        "sin|no|ningun|ninguna|sin ofertas por|sin oferta por|sin promociones por|no es compatible con|no compatible con|no funciona con",
    ],
    topics: [
      .renews:
        "renovación automática|renueva automáticamente|renovable automáticamente|hasta que canceles|hasta que cancele|hasta que la canceles|hasta que lo canceles|hasta su cancelación|salvo que canceles|salvo cancelación|a menos que canceles|a menos que se cancele|si no cancelas|se renueva automáticamente|se renovará automáticamente|se renueva por|se renueva a",
      .cancel:
        "cancelar|cancela|cancele|cancelas|canceles|cancelación|cancelado|cancelada|darse de baja|date de baja|gestionar suscripción|gestionar suscripciones|gestiona tu suscripción|gestionar la suscripción|administrar suscripción|administrar suscripciones|administra tu suscripción",
      .cancelAnytime:
        "cancela cuando quieras|cancela en cualquier momento|cancela en todo momento|cancelar en cualquier momento|cancelar cuando quieras|cancele en cualquier momento|cancelable en cualquier momento|cancelación en cualquier momento|sin permanencia|sin compromiso de permanencia",
      .lifetime:
        "de por vida|para siempre|vitalicio|vitalicia|pago único|compra única|un solo pago|un único pago|paga una vez|paga una sola vez|sin suscripción|sin suscripciones",
      .subscription:
        "suscripción|suscripciones|suscribirse|suscribirme|suscríbete|suscríbase|suscriptor*|suscrito|suscrita",
      .terms:
        "términos de uso|términos de servicio|términos y condiciones|términos|condiciones de uso|condiciones de servicio|condiciones del servicio|condiciones generales|condiciones|eula|acuerdo de licencia|contrato de licencia|contrato de usuario",
      .privacy:
        "privacidad|política de privacidad|aviso de privacidad",
      .restore:
        "restaurar|restaurar compras|restaurar compra|restaurar las compras|restablecer compras|recuperar compras|ya lo compré|ya he comprado|ya soy suscriptor|ya tengo una suscripción",
      .bestValue:
        "mejor precio|mejor valor|mejor oferta|mejor relación calidad precio|más barato|más barata|más económico|más económica|precio más bajo|mayor ahorro",
      .saving:
        "ahorra|ahorras|ahorre|ahorrar|ahorro|descuento|descuentos|rebaja|rebajado|de descuento",
      .urgency:
        "tiempo limitado|oferta limitada|última oportunidad|últimas horas|solo hoy|sólo por hoy|solo por hoy|termina hoy|termina pronto|termina en|acaba hoy|acaba en|caduca en|vence en|date prisa|apresúrate|no te lo pierdas|oferta relámpago|oferta flash|venta flash|último día|termina a medianoche|oferta única|no volverá|hasta agotar existencias|ahora o nunca|casi se acaba|no te la pierdas|corre,",
      .unlimited:
        "ilimitado|ilimitada|ilimitados|ilimitadas|sin límite|sin límites",
      .refund:
        "devolución del dinero|te devolvemos el dinero|garantía de devolución|garantía de reembolso|satisfacción garantizada|reembolso completo|reembolso total|reembolso garantizado|te devolvemos tu dinero|le devolvemos su dinero|devolvemos el dinero|te reembolsamos|reembolso del 100|reembolso si no|o te devolvemos|recupera tu dinero",
      .nothingDue:
        "no pagas nada hoy|no pagas nada ahora|sin pago hoy|sin pagar hoy|ningún cargo hoy|sin cargos hoy|a pagar hoy|nada que pagar|no se cobra nada hoy|cero euros|cero dólares|cero pesos|gratis hoy|0 € hoy|hoy no pagas|hoy pagas 0|no pagas nada|paga cero|sin pago ahora|ningún pago hoy",
      .familySharing:
        "compartir en familia|compartir con tu familia|comparte con tu familia",
      .generic:
        "funciones premium|funciones pro|acceso completo|acceso total|todas las funciones|todas las funcionalidades|desbloquea todo|desbloquear todo|todo incluido|acceso premium|contenido premium|acceso ilimitado|todo el contenido|hazte premium|pásate a premium",
      .superlative:
        "#1|número 1|número uno|n.º 1|mejor app|la mejor aplicación|mejor del mundo|la más valorada|mejor valorada|la más popular|aplicación premiada|app premiada|app del año|aplicación del año|millones de usuarios|la más querida|mejor puntuada",
      .task:
        "valóranos|califícanos|valora la app|califica la app|deja una reseña|escribe una reseña|comparte para desbloquear|invita a amigos|invita a tus amigos|invita a un amigo|invitar amigos",
      .obligation:
        "comprar|compra ahora|pagar|paga ahora|pedido con obligación de pago|obligación de pago",
      .withdrawal:
        "desistimiento|derecho de desistimiento|desistir del contrato|derecho de retracto",
      .elsewhere:
        "en nuestra web|en nuestro sitio web|en nuestro sitio|en nuestra página|tienda en línea|tienda online|compra online|compra en línea|comprar en línea|suscríbete en la web|suscríbete en línea|más barato en|paypal|visita nuestra web|visita nuestro sitio|nuestra web|nuestro sitio web|nuestra página web|código qr",
      .shaming:
        "malgastar dinero|malgastar mi dinero|desperdiciar dinero|tirar el dinero|no quiero ahorrar|prefiero pagar|pagar el precio completo|no gracias, yo|no, gracias, prefiero|no lo necesito",
      .currencyName:
        "euro|euros|dólar|dólares|yen|yenes|yuan|yuanes|libras esterlinas|centavos|céntimos|pesos mexicanos",
      .commitment:
        "compromiso de|meses de compromiso|compromiso anual|permanencia de|meses de permanencia|12 pagos|doce pagos|12 mensualidades",
      .reminder:
        "recuerda*|recuerde*|recordar*|recordatorio*|avisa*|avise*|aviso*|notifi*",
      .reward:
        "desbloque*|para obtener|para conseguir|y obtén|obtén|obtenga|consigue|consiga|recibe|gana|llévate|para continuar",
      .audience:
        "usuarios|usuarias|personas|clientes|descargas|miembros|reseñas|valoraciones|opiniones|suscriptores|lectores|jugadores|alumnos|familias",
      .purchase:
        "compra integrada|compras integradas|compra dentro de la app|compras dentro de la app|suscripción|suscripciones|suscriptor*|premium|pro|plus|de pago|versión completa",
    ])
}
