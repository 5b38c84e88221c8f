/** What the showcase counts in a week: the figure, how it moved, and its course day by day. */
export const weekFigures = {
  visitors: { value: 48_216, change: 0.124, course: [31, 33, 32, 36, 35, 40, 38, 44, 43, 47, 48] },
  orders: { value: 3902, change: 0.081, course: [28, 29, 31, 30, 33, 32, 35, 36, 35, 38, 39] },
  revenue: { value: 184_200, change: 0.057, course: [15, 14, 16, 15, 17, 16, 17, 18, 17, 18, 18] },
  churn: { value: 0.0192, change: -0.004, course: [24, 25, 23, 24, 22, 23, 21, 22, 20, 21, 19] },
} as const

/** The revenue of thirty days in thousands, beside that of the thirty before. */
export const revenueDays = [
  [8, 12],
  [9, 13],
  [10, 12],
  [14, 16],
  [13, 19],
  [12, 17],
  [15, 15],
  [17, 18],
  [22, 21],
  [21, 24],
  [20, 22],
  [24, 19],
  [26, 23],
  [30, 27],
  [28, 31],
  [27, 30],
  [32, 26],
  [36, 28],
  [41, 33],
  [39, 38],
  [38, 36],
  [44, 31],
  [46, 35],
  [52, 41],
  [50, 45],
  [48, 43],
  [55, 39],
  [58, 44],
  [63, 50],
  [66, 52],
].map(([now, before], index) => ({ day: index + 1, now: now! * 1000, before: before! * 1000 }))

/** Where the visits of a month come from. */
export const visitSources = [
  { id: 'direct', visits: 3860 },
  { id: 'search', visits: 2940 },
  { id: 'social', visits: 1470 },
  { id: 'referral', visits: 914 },
] as const
