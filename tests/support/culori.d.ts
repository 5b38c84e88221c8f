/** The few parts of culori that tests and tools use; the package brings no types. */
declare module 'culori' {
  interface Rgb {
    mode: 'rgb'
    r: number
    g: number
    b: number
    alpha?: number
  }
  interface Oklch {
    mode: 'oklch'
    l: number
    c: number
    h?: number
    alpha?: number
  }
  type AnyColor = Rgb | Oklch
  type Filter = (color: AnyColor) => Rgb
  export function rgb(color: AnyColor | string): Rgb
  export function oklch(color: AnyColor | string): Oklch
  export function formatHex(color: AnyColor | string): string
  export function clampRgb(color: AnyColor): Rgb
  export function wcagContrast(a: AnyColor, b: AnyColor): number
  export function differenceCiede2000(): (a: AnyColor, b: AnyColor) => number
  export function interpolate(colors: readonly string[], mode: 'oklab'): (share: number) => AnyColor
  export function filterDeficiencyDeuter(severity: number): Filter
  export function filterDeficiencyProt(severity: number): Filter
  export function filterDeficiencyTrit(severity: number): Filter
}
