import { amber, blue, coral, MILK, mint, SHADE, sky, slate, type Tone, violet, WHITE } from './colours.ts'
import { blend, box, circle, dashed, each, fill, inside, put, stack, stroke, turn } from './pen.ts'
import { cloud, gear, lens, padlock, panel, pin, sparkle } from './props.ts'
import { floor, stage } from './stage.ts'

const MAP = 'M56 74L122 56L190 76L256 58V180L190 198L122 178L56 196Z'

export const notFound = stage(
  1,
  amber.base,
  floor(158, 206, 104),
  fill(MAP, MILK),
  inside(
    MAP,
    fill('M50 130Q90 100 122 128T200 140V210H50Z', mint.light),
    fill('M190 50H270V120Q220 130 190 96Z', sky.light),
    stroke('M56 150Q110 100 150 132T270 96', WHITE, 9),
    box(122, 50, 68, 160, 0, SHADE),
  ),
  dashed('M84 162Q120 180 134 138T206 112', coral.base, 5, 1, 11),
  stroke('M208 102L226 120M226 102L208 120', coral.base, 6),
  pin(84, 162, 34, coral),
  lens(206, 156, 28),
)

export const notAuthorized = stage(
  0,
  amber.base,
  floor(160, 212, 88),
  box(98, 36, 124, 176, 8, blend(slate.light, slate.base)),
  box(108, 46, 104, 166, 4, blend(sky.base, blue.dark)),
  box(122, 62, 76, 56, 5, SHADE),
  box(122, 132, 76, 66, 5, SHADE),
  circle(196, 128, 6, amber.light),
  box(60, 148, 12, 64, 4, slate.base),
  box(248, 148, 12, 64, 4, slate.base),
  circle(66, 144, 9, amber.base),
  circle(254, 144, 9, amber.base),
  stroke('M66 156q94 44 188 0', coral.base, 8),
  padlock(138, 86, 44, amber),
)

const unit = (y: number, tone: Tone, ...lights: readonly string[]) =>
  stack(
    box(94, y, 132, 44, 9, blend(tone.base, tone.dark)),
    each(lights, (light, index) => circle(112 + index * 16, y + 22, 4.5, light)),
    stroke(`M172 ${y + 15}h40M172 ${y + 29}h40`, tone.light, 4),
  )

export const serverError = stage(
  2,
  amber.base,
  floor(160, 212, 92),
  circle(142, 52, 13, slate.light),
  circle(164, 40, 17, slate.light),
  circle(186, 54, 12, slate.light),
  unit(66, slate, coral.base, coral.base, slate.light),
  unit(114, blue, mint.base, amber.base, amber.base),
  unit(162, blue, mint.base, mint.base, mint.base),
  stroke('M122 66L134 84L126 92L138 110', coral.base, 5),
  turn(
    38,
    246,
    150,
    stroke('M246 132V204', slate.base, 13),
    fill('M228 112q0 -14 10 -18v20h16V94q10 4 10 18q0 22 -18 24q-18 -2 -18 -24Z', slate.base),
  ),
)

const cone = (x: number, y: number) =>
  stack(
    box(x - 34, y - 10, 68, 12, 4, coral.dark),
    fill(`M${x - 8} ${y - 74}h16L${x + 26} ${y - 10}H${x - 26}Z`, blend(coral.light, coral.deep)),
    fill(`M${x - 13.5} ${y - 54}h27l5 14h-38ZM${x - 21} ${y - 28}h42l3 10h-48Z`, WHITE),
  )

export const maintenance = stage(
  0,
  amber.base,
  floor(160, 210, 100),
  gear(128, 104, 54, sky.base, WHITE),
  gear(208, 80, 34, violet.base, WHITE),
  cone(218, 210),
  turn(
    -42,
    122,
    150,
    stroke('M122 124V206', slate.deep, 12),
    fill('M104 104q0 -14 10 -18v20h16V86q10 4 10 18q0 22 -18 24q-18 -2 -18 -24Z', slate.deep),
  ),
)

const GLASS = 'M120 62H200V78Q200 104 168 124Q200 144 200 170V186H120V170Q120 144 152 124Q120 104 120 78Z'

export const comingSoon = stage(
  1,
  coral.base,
  floor(160, 210, 82),
  fill(GLASS, blend(WHITE, sky.light)),
  inside(
    GLASS,
    box(118, 88, 84, 30, 0, amber.base),
    fill('M110 190Q160 138 210 190Z', amber.base),
    stroke('M160 110V170', amber.base, 4),
  ),
  stroke(GLASS, sky.deep, 5),
  stroke('M132 76q2 16 14 26', WHITE, 5),
  box(106, 48, 108, 16, 8, blend(blue.base, blue.dark)),
  box(106, 184, 108, 16, 8, blend(blue.base, blue.dark)),
  put(
    206,
    128,
    0.8,
    panel(0, 0, 78, 76, 12),
    box(0, 0, 78, 22, 10, coral.base),
    each([0, 1, 2, 3, 4, 5], (index) =>
      box(
        12 + (index % 3) * 20,
        32 + Math.floor(index / 3) * 20,
        13,
        13,
        3,
        index === 4 ? sky.base : slate.soft,
      ),
    ),
  ),
)

export const rocket = stage(
  2,
  amber.base,
  turn(
    24,
    168,
    110,
    fill('M150 164q-12 20 18 56q30 -36 18 -56Z', blend(amber.light, coral.base, 'down')),
    fill('M158 164q-6 14 10 34q16 -20 10 -34Z', WHITE),
    fill('M140 118q-28 10 -28 52l34 -12ZM196 118q28 10 28 52l-34 -12Z', blend(coral.light, coral.deep)),
    fill('M168 22q38 34 36 92q-2 34 -14 52H146q-12 -18 -14 -52q-2 -58 36 -92Z', blend(WHITE, sky.light)),
    fill('M168 22q18 16 27 38H141q9 -22 27 -38Z', blend(sky.base, blue.dark)),
    circle(168, 98, 19, sky.dark),
    circle(168, 98, 13, blend(sky.soft, sky.base)),
    box(146, 158, 44, 10, 4, slate.base),
  ),
  cloud(16, 222, 104, sky.soft),
  cloud(150, 230, 78, sky.light),
  sparkle(86, 70, 12, amber.base),
  sparkle(250, 130, 8, coral.base),
)
