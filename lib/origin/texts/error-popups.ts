import type { TextLanguage } from './text-language';

/** Why the origin refused a call. */
export type ErrorPopupKey =
  | 'not-found'
  | 'expired'
  | 'link-expired'
  | 'not-yet'
  | 'ticket'
  | 'ticket-spent'
  | 'one-time-free'
  | 'one-time-used'
  | 'subscription'
  | 'app-only'
  | 'survey-taken'
  | 'unauthorized'
  | 'maintenance'
  | 'geo-blocked'
  | 'too-many'
  | 'bad-request'
  | 'broken';

interface PopupText {
  subject: string;
  body: string;
}

/** What a reader is told when a call is refused. */
export const ERROR_POPUPS: Record<TextLanguage, Record<ErrorPopupKey, PopupText>> = {
  eng: {
    'not-found': { subject: 'Not Found', body: 'We could not find what you were looking for.' },
    expired: {
      subject: 'This chapter is no longer available',
      body: 'Its viewing period is over. Other chapters are still waiting for you.',
    },
    'link-expired': { subject: 'This link has expired', body: 'Open the page again.' },
    'not-yet': {
      subject: 'Not out yet',
      body: 'This chapter has not been released. Please come back on its release day.',
    },
    ticket: {
      subject: 'A ticket is needed',
      body: 'You have one ticket a day for this series. It keeps a chapter open for three days.',
    },
    'ticket-spent': {
      subject: 'Today’s ticket is spent',
      body: 'You have used your ticket for this series. A new one is yours tomorrow.',
    },
    'one-time-free': {
      subject: 'Free to read once',
      body: 'Open it when you have the time: from then on it is yours for a day.',
    },
    'one-time-used': {
      subject: 'Free read used up',
      body: 'This chapter is free to read once, and you have already opened it.',
    },
    subscription: { subject: 'For subscribers', body: 'This chapter is part of a subscription plan.' },
    'app-only': { subject: 'Only in the app', body: 'This chapter can be read in our app.' },
    'survey-taken': {
      subject: 'Survey already taken',
      body: 'You have answered this survey before. Thank you for your time!',
    },
    unauthorized: {
      subject: 'Please try again',
      body: 'Your session was not recognised. Reload the page and try once more.',
    },
    maintenance: { subject: 'Under maintenance', body: 'We are working on the service and will be back soon.' },
    'geo-blocked': { subject: 'Not available here', body: 'This content cannot be shown in your region.' },
    'too-many': { subject: 'Slow down a little', body: 'Too many requests in a short time. Please wait a moment.' },
    'bad-request': { subject: 'That did not work', body: 'We could not understand this request.' },
    broken: { subject: 'Something went wrong', body: 'The mistake is ours. Please try again in a moment.' },
  },
  esp: {
    'not-found': { subject: 'No encontrado', body: 'No encontramos lo que buscabas.' },
    expired: {
      subject: 'Este capítulo ya no está disponible',
      body: 'Su plazo de lectura terminó. Hay otros capítulos esperándote.',
    },
    'link-expired': { subject: 'Este enlace caducó', body: 'Vuelve a abrir la página.' },
    'not-yet': {
      subject: 'Aún no ha salido',
      body: 'Este capítulo todavía no se ha publicado. Vuelve el día en que salga.',
    },
    ticket: {
      subject: 'Hace falta un ticket',
      body: 'Tienes un ticket al día para esta serie. Con él, un capítulo queda abierto tres días.',
    },
    'ticket-spent': {
      subject: 'Ya usaste el ticket de hoy',
      body: 'Tenías uno para esta serie. Mañana tendrás otro.',
    },
    'one-time-free': {
      subject: 'Gratis una vez',
      body: 'Ábrelo cuando tengas un rato: desde ese momento es tuyo durante un día.',
    },
    'one-time-used': {
      subject: 'Lectura gratis ya usada',
      body: 'Este capítulo se puede leer gratis una sola vez y ya lo abriste.',
    },
    subscription: { subject: 'Para suscriptores', body: 'Este capítulo forma parte de un plan de suscripción.' },
    'app-only': { subject: 'Solo en la app', body: 'Este capítulo se puede leer en nuestra app.' },
    'survey-taken': {
      subject: 'Ya respondiste esta encuesta',
      body: 'Tus respuestas nos llegaron la primera vez. ¡Gracias por tu tiempo!',
    },
    unauthorized: {
      subject: 'Inténtalo de nuevo',
      body: 'No reconocimos tu sesión. Recarga la página y vuelve a probar.',
    },
    maintenance: { subject: 'En mantenimiento', body: 'Estamos trabajando en el servicio. Volvemos enseguida.' },
    'geo-blocked': { subject: 'No disponible aquí', body: 'Este contenido no se puede mostrar en tu región.' },
    'too-many': {
      subject: 'Un poco más despacio',
      body: 'Demasiadas peticiones en poco tiempo. Espera un momento, por favor.',
    },
    'bad-request': { subject: 'No funcionó', body: 'No pudimos entender esta petición.' },
    broken: { subject: 'Algo falló', body: 'El error es nuestro. Inténtalo de nuevo en un momento.' },
  },
  fra: {
    'not-found': { subject: 'Introuvable', body: 'Nous n’avons pas trouvé ce que vous cherchiez.' },
    expired: {
      subject: 'Ce chapitre n’est plus disponible',
      body: 'Sa période de lecture est terminée. D’autres chapitres vous attendent.',
    },
    'link-expired': { subject: 'Ce lien a expiré', body: 'Ouvrez de nouveau la page.' },
    'not-yet': {
      subject: 'Pas encore paru',
      body: 'Ce chapitre n’est pas encore sorti. Revenez le jour de sa parution.',
    },
    ticket: {
      subject: 'Il faut un ticket',
      body: 'Vous avez un ticket par jour pour cette série. Il ouvre un chapitre pendant trois jours.',
    },
    'ticket-spent': {
      subject: 'Ticket du jour utilisé',
      body: 'Vous avez déjà utilisé votre ticket pour cette série. Le prochain arrive demain.',
    },
    'one-time-free': {
      subject: 'Gratuit une fois',
      body: 'Ouvrez-le quand vous avez le temps : il est ensuite à vous pendant une journée.',
    },
    'one-time-used': {
      subject: 'Lecture gratuite utilisée',
      body: 'Ce chapitre se lit gratuitement une seule fois, et vous l’avez déjà ouvert.',
    },
    subscription: { subject: 'Réservé aux abonnés', body: 'Ce chapitre fait partie d’un abonnement.' },
    'app-only': { subject: 'Dans l’appli seulement', body: 'Ce chapitre se lit dans notre appli.' },
    'survey-taken': {
      subject: 'Vous avez déjà répondu',
      body: 'Vos réponses à ce questionnaire nous sont bien parvenues. Merci de votre temps !',
    },
    unauthorized: {
      subject: 'Veuillez réessayer',
      body: 'Votre session n’a pas été reconnue. Rechargez la page et réessayez.',
    },
    maintenance: { subject: 'En maintenance', body: 'Nous travaillons sur le service et revenons bientôt.' },
    'geo-blocked': { subject: 'Indisponible ici', body: 'Ce contenu ne peut pas être affiché dans votre région.' },
    'too-many': { subject: 'Un peu moins vite', body: 'Trop de demandes en peu de temps. Patientez un instant.' },
    'bad-request': { subject: 'Cela n’a pas marché', body: 'Nous n’avons pas compris cette demande.' },
    broken: { subject: 'Un problème est survenu', body: 'L’erreur vient de nous. Réessayez dans un instant.' },
  },
  ind: {
    'not-found': { subject: 'Tidak ditemukan', body: 'Kami tidak menemukan yang kamu cari.' },
    expired: {
      subject: 'Bab ini sudah tidak tersedia',
      body: 'Masa bacanya sudah habis. Masih ada bab lain yang menunggumu.',
    },
    'link-expired': { subject: 'Tautan ini sudah kedaluwarsa', body: 'Buka kembali halamannya.' },
    'not-yet': { subject: 'Belum terbit', body: 'Bab ini belum dirilis. Silakan kembali pada hari rilisnya.' },
    ticket: {
      subject: 'Perlu tiket',
      body: 'Setiap hari kamu punya satu tiket untuk seri ini. Satu tiket membuka satu bab selama tiga hari.',
    },
    'ticket-spent': {
      subject: 'Tiket hari ini sudah terpakai',
      body: 'Tiketmu untuk seri ini sudah dipakai. Besok kamu dapat yang baru.',
    },
    'one-time-free': {
      subject: 'Gratis sekali baca',
      body: 'Buka saat kamu sempat: sejak itu bab ini milikmu selama sehari.',
    },
    'one-time-used': {
      subject: 'Jatah gratis habis',
      body: 'Bab ini hanya gratis untuk sekali baca, dan kamu sudah membukanya.',
    },
    subscription: { subject: 'Khusus pelanggan', body: 'Bab ini termasuk dalam paket langganan.' },
    'app-only': { subject: 'Hanya di aplikasi', body: 'Bab ini bisa dibaca di aplikasi kami.' },
    'survey-taken': {
      subject: 'Survei sudah diisi',
      body: 'Jawabanmu untuk survei ini sudah kami terima. Terima kasih atas waktumu!',
    },
    unauthorized: {
      subject: 'Silakan coba lagi',
      body: 'Sesimu tidak dikenali. Muat ulang halaman lalu coba sekali lagi.',
    },
    maintenance: {
      subject: 'Sedang dalam pemeliharaan',
      body: 'Kami sedang merawat layanan ini dan akan segera kembali.',
    },
    'geo-blocked': { subject: 'Tidak tersedia di sini', body: 'Konten ini tidak dapat ditampilkan di wilayahmu.' },
    'too-many': { subject: 'Pelan-pelan, ya', body: 'Terlalu banyak permintaan dalam waktu singkat. Tunggu sebentar.' },
    'bad-request': { subject: 'Tidak berhasil', body: 'Kami tidak memahami permintaan ini.' },
    broken: { subject: 'Terjadi kesalahan', body: 'Ini kesalahan kami. Silakan coba lagi nanti.' },
  },
  ptb: {
    'not-found': { subject: 'Não encontrado', body: 'Não encontramos o que você procurava.' },
    expired: {
      subject: 'Este capítulo saiu do ar',
      body: 'O período de leitura terminou. Outros capítulos esperam por você.',
    },
    'link-expired': { subject: 'Este link expirou', body: 'Abra a página de novo.' },
    'not-yet': { subject: 'Ainda não saiu', body: 'Este capítulo ainda não foi lançado. Volte no dia do lançamento.' },
    ticket: {
      subject: 'É preciso um ticket',
      body: 'Você tem um ticket por dia para esta série. Ele abre um capítulo por três dias.',
    },
    'ticket-spent': {
      subject: 'Ticket de hoje já usado',
      body: 'Você já usou o ticket de hoje nesta série. Amanhã tem outro.',
    },
    'one-time-free': {
      subject: 'Grátis uma vez',
      body: 'Abra quando tiver um tempinho: a partir daí, ele é seu por um dia.',
    },
    'one-time-used': {
      subject: 'Leitura grátis já usada',
      body: 'Este capítulo só pode ser lido de graça uma vez, e você já o abriu.',
    },
    subscription: { subject: 'Para assinantes', body: 'Este capítulo faz parte de um plano de assinatura.' },
    'app-only': { subject: 'Só no app', body: 'Este capítulo pode ser lido no nosso app.' },
    'survey-taken': {
      subject: 'Pesquisa já respondida',
      body: 'Já recebemos suas respostas a esta pesquisa. Obrigado pelo seu tempo!',
    },
    unauthorized: {
      subject: 'Tente de novo',
      body: 'Sua sessão não foi reconhecida. Recarregue a página e tente outra vez.',
    },
    maintenance: { subject: 'Em manutenção', body: 'Estamos cuidando do serviço e voltamos logo.' },
    'geo-blocked': { subject: 'Indisponível aqui', body: 'Este conteúdo não pode ser exibido na sua região.' },
    'too-many': { subject: 'Um pouco mais devagar', body: 'Muitos pedidos em pouco tempo. Espere um instante.' },
    'bad-request': { subject: 'Não funcionou', body: 'Não conseguimos entender este pedido.' },
    broken: { subject: 'Algo deu errado', body: 'O erro é nosso. Tente de novo daqui a pouco.' },
  },
  rus: {
    'not-found': { subject: 'Не найдено', body: 'Мы не нашли того, что вы искали.' },
    expired: { subject: 'Глава больше недоступна', body: 'Срок её чтения истёк. Вас ждут другие главы.' },
    'link-expired': { subject: 'Срок действия ссылки истёк', body: 'Откройте страницу заново.' },
    'not-yet': { subject: 'Ещё не вышла', body: 'Эта глава пока не опубликована. Возвращайтесь в день выхода.' },
    ticket: {
      subject: 'Нужен билет',
      body: 'Каждый день у вас есть один билет на эту серию. Он открывает главу на три дня.',
    },
    'ticket-spent': {
      subject: 'Сегодняшний билет использован',
      body: 'Вы уже потратили билет на эту серию. Завтра будет новый.',
    },
    'one-time-free': {
      subject: '1 раз бесплатно',
      body: 'Откройте, когда будет время: с этого момента глава ваша на сутки.',
    },
    'one-time-used': {
      subject: 'Бесплатное чтение использовано',
      body: 'Эту главу можно бесплатно прочесть один раз, и вы её уже открывали.',
    },
    subscription: { subject: 'Для подписчиков', body: 'Эта глава доступна по подписке.' },
    'app-only': { subject: 'Только в приложении', body: 'Эту главу можно прочесть в нашем приложении.' },
    'survey-taken': {
      subject: 'Опрос уже пройден',
      body: 'Ваши ответы на этот опрос у нас уже есть. Спасибо, что нашли время!',
    },
    unauthorized: { subject: 'Попробуйте ещё раз', body: 'Сеанс не распознан. Обновите страницу и попробуйте снова.' },
    maintenance: { subject: 'Технические работы', body: 'Мы обновляем сервис и скоро вернёмся.' },
    'geo-blocked': { subject: 'Здесь недоступно', body: 'Этот материал нельзя показать в вашем регионе.' },
    'too-many': { subject: 'Не так быстро', body: 'Слишком много запросов за короткое время. Подождите немного.' },
    'bad-request': { subject: 'Не получилось', body: 'Мы не смогли понять этот запрос.' },
    broken: { subject: 'Что-то пошло не так', body: 'Ошибка на нашей стороне. Попробуйте ещё раз чуть позже.' },
  },
  tha: {
    'not-found': { subject: 'ไม่พบหน้านี้', body: 'เราหาสิ่งที่คุณต้องการไม่พบ' },
    expired: { subject: 'หมดเวลาอ่านตอนที่เลือกแล้ว', body: 'ระยะเวลาเปิดให้อ่านสิ้นสุดลงแล้ว ยังมีตอนอื่นรอคุณอยู่' },
    'link-expired': { subject: 'ลิงก์นี้หมดอายุแล้ว', body: 'โปรดเปิดหน้านี้ใหม่อีกครั้ง' },
    'not-yet': { subject: 'ยังไม่ถึงเวลา', body: 'ตอนที่คุณเลือกยังไม่เปิดให้อ่าน กลับมาใหม่ในวันที่ออก' },
    ticket: { subject: 'ต้องใช้ตั๋ว', body: 'คุณมีตั๋วสำหรับเรื่องนี้วันละหนึ่งใบ หนึ่งใบเปิดอ่านได้หนึ่งตอนนานสามวัน' },
    'ticket-spent': { subject: 'ใช้ตั๋วของวันนี้ไปแล้ว', body: 'คุณใช้ตั๋วสำหรับเรื่องนี้ไปแล้ว พรุ่งนี้จะได้ใบใหม่' },
    'one-time-free': { subject: 'อ่านฟรีได้หนึ่งครั้ง', body: 'เปิดเมื่อคุณพร้อม เปิดแล้วอ่านได้ตลอดหนึ่งวัน' },
    'one-time-used': { subject: 'ใช้สิทธิ์อ่านฟรีแล้ว', body: 'ตอนที่คุณเลือกอ่านฟรีได้ครั้งเดียว และคุณเปิดอ่านไปแล้ว' },
    subscription: { subject: 'สำหรับสมาชิก', body: 'ตอนที่คุณเลือกอยู่ในแพ็กเกจสมาชิก' },
    'app-only': { subject: 'อ่านได้ในแอปเท่านั้น', body: 'ตอนที่คุณเลือกอ่านได้ในแอปของเรา' },
    'survey-taken': { subject: 'ทำแบบสำรวจนี้ไปแล้ว', body: 'เราได้รับคำตอบของคุณแล้ว ขอบคุณที่สละเวลา' },
    unauthorized: { subject: 'โปรดลองอีกครั้ง', body: 'ระบบไม่รู้จักเซสชันของคุณ โหลดหน้าใหม่แล้วลองอีกครั้ง' },
    maintenance: { subject: 'ปิดปรับปรุง', body: 'เรากำลังปรับปรุงระบบและจะกลับมาเร็ว ๆ นี้' },
    'geo-blocked': { subject: 'อ่านจากที่นี่ไม่ได้', body: 'เนื้อหานี้แสดงในภูมิภาคของคุณไม่ได้' },
    'too-many': { subject: 'โปรดช้าลงสักนิด', body: 'มีคำขอมากเกินไปในเวลาสั้น ๆ โปรดรอสักครู่' },
    'bad-request': { subject: 'ไม่สำเร็จ', body: 'เราไม่เข้าใจคำขอนี้' },
    broken: { subject: 'เกิดข้อผิดพลาด', body: 'เป็นความผิดพลาดของเราเอง โปรดลองใหม่ในอีกสักครู่' },
  },
  deu: {
    'not-found': { subject: 'Nicht gefunden', body: 'Wir konnten nicht finden, was du suchst.' },
    expired: {
      subject: 'Dieses Kapitel ist abgelaufen',
      body: 'Der Lesezeitraum ist vorbei. Andere Kapitel warten noch auf dich.',
    },
    'link-expired': { subject: 'Dieser Link ist abgelaufen', body: 'Öffne die Seite noch einmal.' },
    'not-yet': {
      subject: 'Noch nicht erschienen',
      body: 'Dieses Kapitel ist noch nicht da. Schau am Erscheinungstag wieder vorbei.',
    },
    ticket: {
      subject: 'Ticket nötig',
      body: 'Du hast jeden Tag ein Ticket für diese Serie. Damit bleibt ein Kapitel drei Tage lang offen.',
    },
    'ticket-spent': {
      subject: 'Heutiges Ticket eingelöst',
      body: 'Dein Ticket für diese Serie ist eingelöst. Morgen bekommst du ein neues.',
    },
    'one-time-free': {
      subject: 'Einmal gratis',
      body: 'Öffne es, wenn du Zeit hast: Ab dann gehört es dir einen Tag lang.',
    },
    'one-time-used': {
      subject: 'Gratis schon gelesen',
      body: 'Dieses Kapitel ist einmal gratis, und du hast es schon geöffnet.',
    },
    subscription: { subject: 'Nur im Abo', body: 'Dieses Kapitel gehört zu einem Abo.' },
    'app-only': { subject: 'Nur in der App', body: 'Dieses Kapitel kannst du in unserer App lesen.' },
    'survey-taken': {
      subject: 'Umfrage schon beantwortet',
      body: 'Deine Antworten sind längst bei uns. Danke, dass du dir die Zeit genommen hast!',
    },
    unauthorized: {
      subject: 'Bitte noch einmal versuchen',
      body: 'Deine Sitzung wurde nicht erkannt. Lad die Seite neu und versuch es noch einmal.',
    },
    maintenance: { subject: 'Wartungsarbeiten', body: 'Wir arbeiten am Dienst und sind bald zurück.' },
    'geo-blocked': {
      subject: 'Hier nicht verfügbar',
      body: 'Dieser Inhalt darf in deiner Region nicht gezeigt werden.',
    },
    'too-many': { subject: 'Etwas langsamer', body: 'Zu viele Anfragen in kurzer Zeit. Bitte warte einen Moment.' },
    'bad-request': { subject: 'Das hat nicht geklappt', body: 'Wir konnten diese Anfrage nicht verstehen.' },
    broken: { subject: 'Etwas ist schiefgelaufen', body: 'Der Fehler liegt bei uns. Versuch es gleich noch einmal.' },
  },
  vie: {
    'not-found': { subject: 'Không tìm thấy', body: 'Chúng tôi không tìm thấy nội dung bạn cần.' },
    expired: { subject: 'Chương này đã hết hạn', body: 'Thời gian đọc đã kết thúc. Các chương khác vẫn đang chờ bạn.' },
    'link-expired': { subject: 'Liên kết này đã hết hạn', body: 'Hãy mở lại trang.' },
    'not-yet': { subject: 'Chưa phát hành', body: 'Chương này chưa ra mắt. Hãy quay lại vào ngày phát hành nhé.' },
    ticket: {
      subject: 'Cần có vé',
      body: 'Mỗi ngày bạn có một vé cho bộ truyện này. Một vé mở một chương trong ba ngày.',
    },
    'ticket-spent': {
      subject: 'Vé hôm nay đã dùng',
      body: 'Bạn đã dùng vé cho bộ truyện này. Ngày mai bạn sẽ có vé mới.',
    },
    'one-time-free': {
      subject: 'Miễn phí một lần',
      body: 'Hãy mở khi bạn có thời gian: từ lúc đó, chương này là của bạn trong một ngày.',
    },
    'one-time-used': {
      subject: 'Đã dùng lượt miễn phí',
      body: 'Chương này chỉ miễn phí một lần đọc và bạn đã mở rồi.',
    },
    subscription: { subject: 'Dành cho người đăng ký', body: 'Chương này thuộc gói đăng ký.' },
    'app-only': { subject: 'Chỉ có trong ứng dụng', body: 'Bạn có thể đọc chương này trong ứng dụng của chúng tôi.' },
    'survey-taken': {
      subject: 'Bạn đã làm khảo sát này',
      body: 'Chúng tôi đã nhận được câu trả lời của bạn. Cảm ơn bạn đã dành thời gian!',
    },
    unauthorized: {
      subject: 'Vui lòng thử lại',
      body: 'Hệ thống không nhận ra phiên của bạn. Hãy tải lại trang rồi thử lần nữa.',
    },
    maintenance: { subject: 'Đang bảo trì', body: 'Chúng tôi đang bảo trì dịch vụ và sẽ sớm trở lại.' },
    'geo-blocked': { subject: 'Không có ở khu vực này', body: 'Nội dung này không thể hiển thị tại khu vực của bạn.' },
    'too-many': {
      subject: 'Chậm lại một chút',
      body: 'Quá nhiều yêu cầu trong thời gian ngắn. Vui lòng đợi giây lát.',
    },
    'bad-request': { subject: 'Không thực hiện được', body: 'Chúng tôi không hiểu yêu cầu này.' },
    broken: { subject: 'Đã có lỗi xảy ra', body: 'Lỗi là do chúng tôi. Vui lòng thử lại sau giây lát.' },
  },
};

/** What leads from a chapter that may not be read to where there are others. */
export const TO_THE_SERIES: Record<TextLanguage, string> = {
  eng: 'To the series',
  esp: 'Ir a la serie',
  fra: 'Voir la série',
  ind: 'Ke halaman seri',
  ptb: 'Ir para a série',
  rus: 'К серии',
  tha: 'ไปหน้าเรื่อง',
  deu: 'Zur Serie',
  vie: 'Đến bộ truyện',
};
