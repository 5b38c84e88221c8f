import { count } from '../../locale/count.ts'

const en = {
  map: 'map',
  hint: 'Arrow keys move the map, plus and minus zoom, 0 shows everything, Escape closes what is chosen.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show everything',
  controls: 'Map view',
  cluster: (value: number) => count('en-US', value, { one: '# here, zoom in', other: '# here, zoom in' }),
}
const fr: typeof en = {
  map: 'carte',
  hint: 'Les flèches déplacent la carte, plus et moins zooment, 0 montre tout, Échap referme ce qui est choisi.',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  fit: 'Tout afficher',
  controls: 'Vue de la carte',
  cluster: (value) => count('fr-FR', value, { one: '# ici, zoomer', other: '# ici, zoomer' }),
}
const ar: typeof en = {
  map: 'خريطة',
  hint: 'تحرّك مفاتيح الأسهم الخريطة، ويكبّر زائد ويصغّر ناقص، ويعرض 0 كل شيء، ويغلق Escape ما اختير.',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  fit: 'عرض الكل',
  controls: 'عرض الخريطة',
  cluster: (value) =>
    count('ar', value, {
      zero: 'لا شيء هنا',
      one: 'واحد هنا، كبّر الخريطة',
      two: 'اثنان هنا، كبّر الخريطة',
      few: '# هنا، كبّر الخريطة',
      many: '# هنا، كبّر الخريطة',
      other: '# هنا، كبّر الخريطة',
    }),
}

/** What a map says in each language. */
export const strings = { en, fr, ar }
