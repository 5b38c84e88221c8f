import type { CarouselWords } from './en.ts'

export const ar: CarouselWords = {
  carousel: 'عارض شرائح',
  slide: 'شريحة',
  previous: 'الشريحة السابقة',
  next: 'الشريحة التالية',
  pause: 'إيقاف الشرائح',
  play: 'متابعة الشرائح',
  of: (value, total) => `${value} من ${total}`,
}
