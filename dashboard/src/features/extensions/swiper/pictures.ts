const address = (path: string) => `${import.meta.env.BASE_URL}pictures/${path}.svg`

/** Landscapes, wide and low. */
export const covers = [
  { id: 'waves', src: address('covers/1') },
  { id: 'tiles', src: address('covers/2') },
  { id: 'mountains', src: address('covers/3') },
  { id: 'houses', src: address('covers/4') },
] as const

/** What the academy teaches, by the picture of each course. */
export const courses = [
  { id: 'colours', src: address('courses/art-1') },
  { id: 'landscapes', src: address('courses/art-2') },
  { id: 'pottery', src: address('courses/art-3') },
  { id: 'posters', src: address('courses/design-3') },
  { id: 'prototypes', src: address('courses/ui-ux-1') },
  { id: 'web', src: address('courses/web-2') },
] as const

/** Goods of the shop. */
export const goods = [
  { id: 'headphones', src: address('products/headphones-a') },
  { id: 'camera', src: address('products/camera-a') },
  { id: 'sneakers', src: address('products/sneaker-a') },
  { id: 'lamp', src: address('products/lamp-a') },
  { id: 'backpack', src: address('products/backpack-a') },
  { id: 'chair', src: address('products/chair-a') },
  { id: 'watch', src: address('products/watch-a') },
  { id: 'vase', src: address('products/vase-a') },
] as const
