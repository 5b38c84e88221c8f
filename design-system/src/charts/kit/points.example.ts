/** What stories and tests of points draw: customers by what they order and how often they come back. */
export interface Customer {
  readonly name: string
  readonly order: number
  readonly returns: number
  readonly revenue: number
}

const spread = (seed: number) => {
  const value = Math.sin(seed * 12.9898) * 43_758.5453
  return value - Math.floor(value)
}
const customers = (group: number, count: number, order: number, returns: number): Customer[] =>
  Array.from({ length: count }, (_, index) => {
    const at = group * 100 + index
    return {
      name: `Customer ${at + 1}`,
      order: Math.round(order * (0.55 + 0.9 * spread(at + 1))),
      returns: Math.round(returns + 26 * (spread(at + 47) - 0.5)) / 100,
      revenue: Math.round(order * (20 + 240 * spread(at + 91) ** 3)),
    }
  })

/** Three kinds of customers, as many in each as were asked for. */
export const customerGroups = (count: number) => [
  { id: 'shops', label: 'Small shops', data: customers(0, count, 240, 34) },
  { id: 'chains', label: 'Chains', data: customers(1, count, 520, 58) },
  { id: 'markets', label: 'Marketplaces', data: customers(2, count, 760, 78) },
]

/** What the charts of points take to draw customers. */
export const customerAxes = {
  x: ({ order }: Customer) => order,
  y: ({ returns }: Customer) => returns,
  xLabel: 'Order value',
  yLabel: 'Returning customers',
  formatY: (value: number) => `${Math.round(value * 100)}%`,
}
