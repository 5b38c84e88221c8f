import type { Language } from '../../locale/languages.ts'

const en = {
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  back: 'Back 10 seconds',
  forward: 'Forward 10 seconds',
  seek: 'Place in the video',
  place: (time: string, duration: string) => `${time} of ${duration}`,
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  captions: 'Captions',
  captionsOff: 'Off',
  settings: 'Playback settings',
  speed: 'Speed',
  quality: 'Quality',
  lines: (height: string) => `${height}p`,
  picture: 'Picture in picture',
  fullScreen: 'Full screen',
  exitFullScreen: 'Exit full screen',
  chapterOf: (chapter: string, count: string) => `${chapter} of ${count}`,
  controls: 'Video controls',
  transcript: 'Transcript',
  searchTranscript: 'Search the transcript',
  found: (lines: number, strings: string) =>
    lines === 1 ? `${strings} line found` : `${strings} lines found`,
  noneFound: 'This is not said in the video.',
  download: 'Download the transcript',
  follow: 'Back to what is being said',
}

type PlayerStrings = typeof en

const fr: PlayerStrings = {
  play: 'Lire',
  pause: 'Mettre en pause',
  again: 'Relire',
  back: 'Reculer de 10 secondes',
  forward: 'Avancer de 10 secondes',
  seek: 'Position dans la vidéo',
  place: (time, duration) => `${time} sur ${duration}`,
  mute: 'Couper le son',
  unmute: 'Rétablir le son',
  volume: 'Volume',
  captions: 'Sous-titres',
  captionsOff: 'Désactivés',
  settings: 'Réglages de lecture',
  speed: 'Vitesse',
  quality: 'Qualité',
  lines: (height) => `${height}p`,
  picture: 'Image dans l’image',
  fullScreen: 'Plein écran',
  exitFullScreen: 'Quitter le plein écran',
  chapterOf: (chapter, count) => `${chapter} sur ${count}`,
  controls: 'Commandes de la vidéo',
  transcript: 'Transcription',
  searchTranscript: 'Chercher dans la transcription',
  found: (lines, strings) => (lines < 2 ? `${strings} ligne trouvée` : `${strings} lignes trouvées`),
  noneFound: 'Rien de tel n’est dit dans cette vidéo.',
  download: 'Télécharger la transcription',
  follow: 'Revenir à ce qui est dit',
}

const ar: PlayerStrings = {
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  again: 'تشغيل من جديد',
  back: 'الرجوع 10 ثوانٍ',
  forward: 'التقدم 10 ثوانٍ',
  seek: 'الموضع في الفيديو',
  place: (time, duration) => `${time} من ${duration}`,
  mute: 'كتم الصوت',
  unmute: 'تشغيل الصوت',
  volume: 'مستوى الصوت',
  captions: 'الترجمة المكتوبة',
  captionsOff: 'من دون',
  settings: 'إعدادات التشغيل',
  speed: 'السرعة',
  quality: 'الجودة',
  lines: (height) => `${height}p`,
  picture: 'صورة داخل صورة',
  fullScreen: 'ملء الشاشة',
  exitFullScreen: 'الخروج من ملء الشاشة',
  chapterOf: (chapter, count) => `${chapter} من ${count}`,
  controls: 'أدوات التحكم في الفيديو',
  transcript: 'النص المكتوب',
  searchTranscript: 'البحث في النص',
  found: (lines, strings) => {
    if (lines === 1) return 'وُجد سطر واحد'
    if (lines === 2) return 'وُجد سطران'
    return lines % 100 >= 3 && lines % 100 <= 10 ? `وُجدت ${strings} أسطر` : `وُجد ${strings} سطرًا`
  },
  noneFound: 'لا شيء من هذا يُقال في هذا الفيديو.',
  download: 'تنزيل النص',
  follow: 'العودة إلى ما يُقال الآن',
}

/** What the player says itself. */
export const playerStrings: Record<Language, PlayerStrings> = { en, fr, ar }
