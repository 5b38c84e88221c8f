const address = (name: string) => `${import.meta.env.BASE_URL}pictures/products/${name}-a.svg`

/** Goods of the shop. */
export const goods = [
  { id: 'headphones', src: address('headphones') },
  { id: 'camera', src: address('camera') },
  { id: 'sneakers', src: address('sneaker') },
  { id: 'lamp', src: address('lamp') },
  { id: 'backpack', src: address('backpack') },
] as const
