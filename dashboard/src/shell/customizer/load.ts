/**
 * The customizer. A module of its own, so that the first page carries one name in place of those of all
 * that the customizer needs.
 */
export async function loadCustomizer() {
  const { Customizer } = await import('./Customizer.tsx')
  return Customizer
}
