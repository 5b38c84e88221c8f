/** What each country brought in this year, by its English name. */
export const countries = [
  { country: 'United States', revenue: 248_600 },
  { country: 'France', revenue: 141_200 },
  { country: 'Germany', revenue: 104_900 },
  { country: 'United Kingdom', revenue: 86_300 },
  { country: 'Canada', revenue: 68_700 },
  { country: 'Australia', revenue: 50_500 },
] as const
