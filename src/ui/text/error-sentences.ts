import { brand } from '../brand/brand.ts'

/** A sentence on what happened and what to do, for every error code. The code itself is shown beside it in small print. */
export const ERROR_SENTENCES: Readonly<Record<string, string>> = {
  ERROR_UNKNOWN_ERROR: 'Algo falló de nuestro lado. Intenta de nuevo en unos minutos.',
  ERROR_VALIDATION: 'Hay datos que no pudimos aceptar. Revísalos e intenta de nuevo.',
  ERROR_AUTH_INVALID_CREDENTIALS: 'El correo o la contraseña no coinciden. Revísalos e intenta de nuevo.',
  ERROR_AUTH_TOKEN_EXPIRED: 'Tu sesión expiró por seguridad. Ingresa de nuevo; guardamos tu avance.',
  ERROR_AUTH_FORBIDDEN: 'Tu usuario no tiene permiso para hacer esto.',
  ERROR_AUTH_TOO_MANY_ATTEMPTS: 'Hubo demasiados intentos. Espera unos minutos antes de volver a intentar.',
  ERROR_AUTH_TOO_MANY_FROM_ADDRESS:
    'Hubo demasiados intentos desde tu conexión. Espera unos minutos antes de volver a intentar.',
  ERROR_USER_EMAIL_TAKEN: 'Este correo ya tiene una cuenta. Inicia sesión o recupera tu contraseña.',
  ERROR_USER_PASSWORD_COMMON: 'Esta contraseña es una de las más usadas. Elige otra más difícil de adivinar.',
  ERROR_USER_RESET_LINK_INVALID: 'Este enlace ya se usó o venció. Pide uno nuevo para cambiar tu contraseña.',
  ERROR_USER_WRONG_PASSWORD: 'La contraseña actual no es correcta. Revísala e intenta de nuevo.',
  ERROR_USER_IMPERSONATION_INVALID: 'Este acceso ya se usó o venció. Pide uno nuevo.',
  ERROR_BUSINESS_IDENTIFIER_INVALID: 'El RUT o RFC de la empresa no es válido. Revísalo e intenta de nuevo.',
  ERROR_BUSINESS_IDENTIFIER_TAKEN:
    'Otra persona ya demostró que esta empresa es suya. ' +
    `Si es tuya, escribe a ${brand.supportMail} con un documento que lo acredite y te daremos acceso.`,
  ERROR_BUSINESS_UNVERIFIED:
    'Falta comprobar que la empresa es tuya. Ingresa su clave del servicio de impuestos y podrás continuar.',
  ERROR_MAINTENANCE: 'Disculpa las molestias, estamos realizando una breve mantención.',
  ERROR_NOT_FOUND: 'No encontramos lo que buscas. Puede que ya no exista.',
  ERROR_CONFLICT: 'Esto cambió mientras lo mirabas. Actualiza la página y revisa antes de seguir.',
  ERROR_IN_PROGRESS: 'Tu solicitud anterior todavía se está procesando. Espera un momento.',
  ERROR_IDEMPOTENCY_MISMATCH: 'La solicitud cambió mientras se enviaba. Revísala y envíala de nuevo.',
  ERROR_RATE_LIMITED: 'Vas más rápido de lo que podemos responder. Espera unos segundos e intenta de nuevo.',
  ERROR_TOO_LARGE: 'Lo que enviaste es demasiado grande. Divídelo en partes más pequeñas.',
  ERROR_CONTENT_TYPE: 'No podemos leer este tipo de archivo.',
  ERROR_BUSY: 'Estamos atendiendo muchas solicitudes. Intenta de nuevo en unos segundos.',
  ERROR_STORAGE: 'No pudimos guardar los cambios. No se hizo nada; intenta de nuevo en unos minutos.',
  ERROR_TAX_CREDENTIAL_INVALID:
    'La clave no coincide con la de tu servicio de impuestos. Revísala e ingrésala de nuevo.',
  ERROR_TAX_AUTHORITY_UNAVAILABLE: 'El servicio de impuestos no responde. Intenta de nuevo en unos minutos.',
  ERROR_PFX_INVALID:
    'No pudimos abrir el archivo. Elige el certificado .pfx completo, o expórtalo de nuevo con las opciones habituales.',
  ERROR_PFX_WRONG_PASSWORD: 'La contraseña no abre este certificado. Es la que elegiste al exportarlo.',
  ERROR_PFX_UNPROTECTED: 'El archivo no está protegido con una contraseña. Expórtalo de nuevo con una.',
  ERROR_PFX_NO_PRIVATE_KEY:
    'El archivo no incluye la clave privada del certificado. Expórtalo de nuevo junto con su clave privada.',
  ERROR_PFX_UNSUPPORTED_KEY: 'Este certificado no sirve para firmar documentos tributarios. Elige otro.',
  ERROR_PFX_NOT_YET_VALID: 'Este certificado todavía no comienza a regir. Elige uno vigente.',
  ERROR_PFX_EXPIRED: 'Este certificado ya venció. Elige uno vigente.',
  ERROR_PFX_OTHER_HOLDER: 'Este certificado es de otra persona y reemplazaría el que está vigente.',
  ERROR_INVOICE_NOT_AVAILABLE:
    'Una de las facturas ya no se puede financiar. Vuelve a tus facturas y revisa tu selección.',
  ERROR_INVOICE_CHANGED: 'Cambió el monto de tu solicitud. Revísalo antes de enviar.',
  ERROR_INVOICE_IN_ORDER: 'Esta factura está o estuvo en una operación. No se puede quitar ni marcar como cobrada.',
  ERROR_INVOICE_FROM_AUTHORITY:
    'Esta factura viene del servicio de impuestos. Solo se pueden quitar las que cargaste tú.',
  ERROR_INVOICE_DATE_NOT_BUSINESS_DAY: 'Una fecha de pago cae en un día no hábil. Elige el día hábil siguiente.',
  ERROR_INVOICE_DATE_PAST: 'Una fecha de pago ya pasó. Elige una fecha desde hoy en adelante.',
  ERROR_INVOICE_DATE_TOO_FAR: 'Una fecha de pago está a más de 365 días. Elige una más cercana.',
  ERROR_INVOICE_DATE_TOO_SOON: 'Una fecha de pago es demasiado pronto. Elige desde el siguiente día hábil.',
  ERROR_ORDER_EMPTY: 'No hay facturas en la solicitud. Selecciona al menos una.',
  ERROR_ORDER_NOT_FINANCEABLE:
    'Con estas facturas y fechas no recibirías dinero. Agrega facturas o acerca las fechas de pago.',
  ERROR_LEGAL_FORM_LINK_INVALID: 'Este enlace venció. Abre el formulario de nuevo desde Información Legal.',
  ERROR_STAKEHOLDER_DUPLICATE: 'Ya registraste a esta persona como representante legal.',
  ERROR_ORDER_ACCOUNT_CHANGED: 'La cuenta cambió mientras la confirmabas. Revísala y confirma de nuevo.',
  ERROR_SURPLUS_NO_ACCOUNT: 'Agrega una cuenta bancaria en tu perfil para recibir tus excedentes.',
  ERROR_SURPLUS_CHANGED: 'Tus excedentes o tu cuenta cambiaron. Revísalos y solicita de nuevo.',
  ERROR_SURPLUS_NOT_REQUESTED: 'No tienes una solicitud de excedentes pendiente.',
  ERROR_SURPLUS_NOT_AVAILABLE: 'No tienes excedentes disponibles.',
  ERROR_SURPLUS_ALREADY_REQUESTED: 'Ya solicitaste tus excedentes.',
  ERROR_BANK_ACCOUNT_DUPLICATE: 'Ya tienes registrada una cuenta con este banco y este número.',
  ERROR_BANK_ACCOUNT_SHARED: 'Esta cuenta ya es de otro. Revísala antes de guardarla.',
  ERROR_SUPPLIER_FILE_REJECTED:
    'Algo cambió mientras revisabas el archivo. No guardamos nada: revisa las filas de nuevo.',
  ERROR_APPROVAL_PENDING: 'Una solicitud sobre esta cuenta espera autorización. Decídanla o retírenla primero.',
  ERROR_APPROVAL_NOBODY: 'Ahora nadie de tu empresa puede autorizar esto. Vuelve a pedirlo más tarde.',
  ERROR_APPROVAL_DECIDED: 'Otra persona decidió antes esta solicitud.',
  ERROR_APPROVAL_LIMIT: 'Tu empresa tiene muchas solicitudes por autorizar. Decidan algunas y vuelve a pedirlo.',
  ERROR_BANK_ACCOUNT_DEFAULT_NOT_DELETABLE:
    'Esta es tu cuenta principal. Elige otra como principal y después podrás eliminarla.',
  ERROR_DOCUMENT_TYPE: 'No podemos leer este tipo de archivo. Elige otro.',
  ERROR_DOCUMENT_SIZE: 'El archivo está vacío o es demasiado grande.',
  ERROR_DOCUMENT_NOT_EXPECTED: 'Este documento ya no espera un archivo. Revisa su estado en la lista.',
  ERROR_INVOICE_VIEW_LIMIT: 'Ya tienes el máximo de vistas guardadas. Elimina una y vuelve a guardar.',
  ERROR_BUSINESS_LIMIT: 'Ya tienes 100 empresas. Sal de una para agregar otra.',
  ERROR_SCENARIO_LIMIT: 'Ya tienes tres escenarios. Quita uno y vuelve a guardar.',
  ERROR_STORAGE_QUOTA: 'Tu empresa usó todo su espacio para archivos. Escríbenos y te ayudamos a seguir.',
  ERROR_DOCUMENT_LIMIT: 'Ya subiste muchos archivos. Escríbenos y te ayudamos a seguir.',
  ERROR_PAYABLE_MOVED:
    'Alguna de estas facturas ya no está en esta lista. Actualizamos la lista; revisa y vuelve a intentarlo.',
  ERROR_VOUCHER_NOT_AVAILABLE: 'Esta factura no la pagamos nosotros: el comprobante lo tiene tu banco.',
  ERROR_PAYABLE_NOT_OWED: 'Alguna de estas facturas ya no se debe pagar. Quítala y vuelve a intentarlo.',
  ERROR_PAYROLL_NOT_PAYABLE: 'Esta lista cambió y ya no admite este paso. Actualízala y revisa su estado.',
  ERROR_CREDIT_LINE_EXCEEDED:
    'Esta solicitud supera lo disponible de tu línea de crédito, contando las solicitudes en revisión.',
  ERROR_DOCUMENTS_READ_AGAIN: 'Estamos revisando tus documentos. Vuelve a intentarlo en unos minutos.',
  ERROR_PAYEE_UNCONFIRMED: 'Falta confirmar la cuenta de un proveedor de esta lista. Confírmala y vuelve a intentarlo.',
  ERROR_PAYEE_CONFIRMER: 'Quien cambió esta cuenta no puede confirmarla. Pide que lo haga otra persona de la empresa.',
  ERROR_PAYROLL_INCOMPLETE: 'Falta la cuenta bancaria de un proveedor de esta lista. Agrégala y vuelve a intentarlo.',
}
