/** What the showcase counts in a week: the figure, and how it moved. */
export const weekFigures = [
  { id: 'visitors', kind: 'count', value: 48_216, change: 0.124 },
  { id: 'orders', kind: 'count', value: 3902, change: 0.081 },
  { id: 'revenue', kind: 'money', value: 184_200, change: 0.057 },
  { id: 'churn', kind: 'ratio', value: 0.019, change: -0.004 },
] as const
