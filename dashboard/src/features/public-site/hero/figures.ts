/** What the showcase counts in a week: the figure, and how it moved; the revenue is that of its chart's last days. */
export const weekFigures = [
  { id: 'visitors', kind: 'count', value: 48_216, change: 0.124 },
  { id: 'orders', kind: 'count', value: 3902, change: 0.361 },
  { id: 'revenue', kind: 'money', value: 392_000, change: 0.42 },
  { id: 'churn', kind: 'ratio', value: 0.019, change: -0.004 },
] as const
