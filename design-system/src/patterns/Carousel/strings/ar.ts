import type { CarouselStrings } from './en.ts'

export const ar: CarouselStrings = {
  carousel: 'عارض شرائح',
  slide: 'شريحة',
  previous: 'الشريحة السابقة',
  next: 'الشريحة التالية',
  pause: 'إيقاف الشرائح',
  play: 'متابعة الشرائح',
  of: (value, total) => `${value} من ${total}`,
}
