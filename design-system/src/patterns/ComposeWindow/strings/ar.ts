import type { ComposeStrings } from './en.ts'

/** What a compose window says in Arabic. */
export const ar: ComposeStrings = {
  minimize: 'تصغير',
  restore: 'إعادة الفتح',
  maximize: 'ملء النافذة',
  smaller: 'إعادة إلى الزاوية',
  close: 'إغلاق',
  windows: 'رسائل قيد الكتابة',
}
