import type { TableStrings } from './en.ts'

/** What the arranging of a table's columns says in Arabic. */
export const ar: TableStrings = {
  show: (column) => `إظهار ${column}`,
  optionsOf: (column) => `خيارات ${column}`,
  held: 'يبقى ظاهرًا',
  free: 'يتحرك مع البقية',
  atStart: 'يبقى في البداية',
  atEnd: 'يبقى في النهاية',
  width: 'العرض',
  wider: 'توسيع',
  narrower: 'تضييق',
  fit: 'ملاءمة المحتوى',
  usual: 'العرض المعتاد',
  reset: 'إعادة الضبط',
}
