import type { ComposeWords } from './en.ts'

/** What a compose window says in Arabic. */
export const ar: ComposeWords = {
  minimize: 'تصغير',
  restore: 'إعادة الفتح',
  maximize: 'ملء النافذة',
  smaller: 'إعادة إلى الزاوية',
  close: 'إغلاق',
  windows: 'رسائل قيد الكتابة',
}
