interface Leaf {
  $value: { hex: string }
}
interface Theme {
  color: Record<string, Leaf>
  tone: Record<string, Record<string, Leaf>>
}
export function tokens(): { light: Theme; dark: Theme }
export function writeTokens(file?: string): void
