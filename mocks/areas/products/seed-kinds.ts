import type { ProductCategory, ProductDetail } from './contract.ts'

/** What all products of a kind have in common. */
interface KindTraits {
  readonly category: ProductCategory
  readonly tags: readonly string[]
  readonly variants: ProductDetail['variants']
  readonly points: readonly string[]
  readonly isFragile?: true
  readonly isBiodegradable?: true
}

const colours = (...values: string[]) => ({ option: 'Colour', values })
const sizes = (...values: string[]) => ({ option: 'Size', values })

const shoeSizes = sizes('36', '37', '38', '39', '40', '41', '42', '43', '44')

/** The kinds of products there are. */
export const productKinds = {
  headphones: {
    category: 'Electronics',
    tags: ['audio', 'headphones'],
    variants: [colours('Slate', 'Sand', 'Moss')],
    points: ['Thirty hours on one charge', 'Ear cushions that can be replaced', 'Folds flat into its bag'],
  },
  phone: {
    category: 'Electronics',
    tags: ['mobile'],
    variants: [colours('Graphite', 'Chalk'), { option: 'Storage', values: ['128 GB', '256 GB'] }],
    points: ['Seven years of updates', 'A battery you can change yourself', 'Two cards at once'],
    isFragile: true,
  },
  tablet: {
    category: 'Electronics',
    tags: ['mobile'],
    variants: [{ option: 'Storage', values: ['128 GB', '256 GB', '512 GB'] }],
    points: ['A matt screen, kind to the eyes', 'Pen included', 'Weighs less than a magazine'],
    isFragile: true,
  },
  watch: {
    category: 'Electronics',
    tags: ['wearable'],
    variants: [colours('Steel', 'Brass'), { option: 'Strap', values: ['Leather', 'Canvas'] }],
    points: ['Water-tight down to 50 metres', 'A dial that glows until morning', 'Two straps in the box'],
  },
  camera: {
    category: 'Electronics',
    tags: ['photo'],
    variants: [colours('Black', 'Silver')],
    points: ['Sharp from corner to corner', 'Starts in half a second', 'Dust and rain stay outside'],
    isFragile: true,
  },
  speaker: {
    category: 'Electronics',
    tags: ['audio'],
    variants: [colours('Oat', 'Pine', 'Ink')],
    points: ['Fills a kitchen, not the street', 'Splash-proof', 'Two of them make stereo'],
  },
  backpack: {
    category: 'Accessories',
    tags: ['bags'],
    variants: [colours('Olive', 'Navy', 'Rust')],
    points: [
      'Room for a laptop and lunch',
      'Padded where it counts',
      'Repaired free of charge for ten years',
    ],
  },
  sunglasses: {
    category: 'Accessories',
    tags: ['eyewear'],
    variants: [colours('Tortoise', 'Smoke')],
    points: ['Full protection against UV', 'Spring hinges', 'Case and cloth included'],
    isFragile: true,
  },
  bottle: {
    category: 'Accessories',
    tags: ['travel'],
    variants: [sizes('0.5 l', '0.75 l', '1 l')],
    points: ['Cold for a day, hot for half of one', 'No plastic inside', 'Fits the usual cup holders'],
  },
  umbrella: {
    category: 'Accessories',
    tags: ['travel'],
    variants: [colours('Mustard', 'Navy')],
    points: ['Tested in a gale', 'Opens and closes with one hand', 'Dries in minutes'],
  },
  wallet: {
    category: 'Accessories',
    tags: ['bags'],
    variants: [colours('Cognac', 'Black')],
    points: ['Eight cards and a few notes', 'Sewn by hand', 'Gets better with age'],
  },
  sneaker: {
    category: 'Shoes',
    tags: ['casual'],
    variants: [shoeSizes, colours('White', 'Clay', 'Sky')],
    points: ['Soles that can be replaced', 'Breathes well', 'Washable at 30 degrees'],
  },
  boot: {
    category: 'Shoes',
    tags: ['outdoor'],
    variants: [shoeSizes],
    points: ['Waterproof leather', 'A sole with real grip', 'Comes with spare laces'],
  },
  sandal: {
    category: 'Shoes',
    tags: ['summer'],
    variants: [shoeSizes],
    points: ['Soft straps, no blisters', 'Dries quickly', 'Light enough for hand luggage'],
  },
  loafer: {
    category: 'Shoes',
    tags: ['classic'],
    variants: [shoeSizes, colours('Chestnut', 'Black')],
    points: ['Made of one piece of leather', 'Cushioned heel', 'Fit for the office and the sofa'],
  },
  slipper: {
    category: 'Shoes',
    tags: ['home'],
    variants: [sizes('36/37', '38/39', '40/41', '42/43')],
    points: ['Pure wool', 'Quiet on wooden floors', 'Goes in the compost when it is worn out'],
    isBiodegradable: true,
  },
  chair: {
    category: 'Office',
    tags: ['furniture'],
    variants: [colours('Charcoal', 'Fern')],
    points: ['Adjusts in five places', 'A back that moves with yours', 'Twelve years of guarantee'],
  },
  desk: {
    category: 'Office',
    tags: ['furniture'],
    variants: [sizes('120 × 70 cm', '160 × 80 cm'), { option: 'Top', values: ['Oak', 'Ash'] }],
    points: ['Rises without a sound', 'Solid wood from nearby forests', 'A tray for every cable'],
  },
  keyboard: {
    category: 'Office',
    tags: ['desk'],
    variants: [{ option: 'Layout', values: ['QWERTY', 'AZERTY', 'العربية'] }],
    points: ['Quiet keys with a clear stroke', 'Works with three devices', 'Every key can be replaced'],
  },
  monitor: {
    category: 'Office',
    tags: ['desk'],
    variants: [sizes('24 inch', '27 inch')],
    points: ['True colours out of the box', 'One cable for picture and power', 'Turns upright'],
    isFragile: true,
  },
  notebook: {
    category: 'Office',
    tags: ['stationery'],
    variants: [{ option: 'Pages', values: ['Dotted', 'Lined', 'Blank'] }],
    points: ['Paper that likes fountain pens', 'Lies flat', 'Bound with thread'],
    isBiodegradable: true,
  },
  pen: {
    category: 'Office',
    tags: ['stationery'],
    variants: [{ option: 'Ink', values: ['Black', 'Blue', 'Green'] }],
    points: ['Writes at once', 'Takes any standard refill', 'Light in the hand'],
  },
  lamp: {
    category: 'Home Decor',
    tags: ['lighting'],
    variants: [colours('Brass', 'Linen')],
    points: ['Warm light that can be dimmed', 'A long cable with a fabric sleeve', 'The bulb is included'],
    isFragile: true,
  },
  vase: {
    category: 'Home Decor',
    tags: ['ceramics'],
    variants: [sizes('Small', 'Tall')],
    points: ['Thrown and glazed by hand', 'No two alike', 'Packed in paper, not plastic'],
    isFragile: true,
  },
  clock: {
    category: 'Home Decor',
    tags: ['clocks'],
    variants: [colours('White', 'Walnut')],
    points: ['Does not tick', 'Runs for two years on one battery', 'Easy to read across a room'],
    isFragile: true,
  },
  'plant-pot': {
    category: 'Home Decor',
    tags: ['garden'],
    variants: [sizes('12 cm', '16 cm', '20 cm')],
    points: ['Pressed from wood fibre', 'Drains into its own saucer', 'Good for six seasons outside'],
    isBiodegradable: true,
  },
  cushion: {
    category: 'Home Decor',
    tags: ['textiles'],
    variants: [sizes('40 × 40 cm', '50 × 50 cm'), colours('Clover', 'Fog', 'Brick')],
    points: ['The cover comes off for washing', 'Filled with recycled down', 'Hidden zip'],
  },
  kettle: {
    category: 'Home Decor',
    tags: ['kitchen'],
    variants: [colours('Cream', 'Tomato')],
    points: ['Boils a litre in three minutes', 'Keeps warm for half an hour', 'A handle that stays cool'],
    isFragile: true,
  },
  gamepad: {
    category: 'Games',
    tags: ['video games'],
    variants: [colours('Night', 'Mint')],
    points: ['Forty hours on one charge', 'Fits small hands too', 'Sticks that do not drift'],
  },
  'board-game': {
    category: 'Games',
    tags: ['board games'],
    variants: [{ option: 'Language', values: ['English', 'Français', 'العربية'] }],
    points: ['Two to five players', 'Explained in five minutes', 'Played in under an hour'],
    isBiodegradable: true,
  },
  dice: {
    category: 'Games',
    tags: ['board games'],
    variants: [colours('Ivory', 'Garnet')],
    points: ['Weighed one by one', 'A tin that fits any pocket', 'Rounded corners'],
  },
  puzzle: {
    category: 'Games',
    tags: ['puzzles'],
    variants: [],
    points: ['Pieces that fit with a click', 'Recycled board', 'A poster of the picture is enclosed'],
    isBiodegradable: true,
  },
} as const satisfies Record<string, KindTraits>

export type ProductKind = keyof typeof productKinds

/** The traits of a kind. */
export const traitsOf = (kind: ProductKind): KindTraits => productKinds[kind]
