import type { CarouselStrings } from './en.ts'

export const fr: CarouselStrings = {
  carousel: 'carrousel',
  slide: 'vue',
  previous: 'Vue précédente',
  next: 'Vue suivante',
  pause: 'Arrêter le défilement',
  play: 'Reprendre le défilement',
  of: (value, total) => `${value} sur ${total}`,
}
