import { ensureMessages } from '../../core/i18n/intl.ts'

/**
 * The customizer with its words. A module of its own, so that the first page carries one name in place of those of all
 * that the customizer needs.
 */
export async function loadCustomizer() {
  const [{ Customizer }] = await Promise.all([import('./Customizer.tsx'), ensureMessages(['customizer'])])
  return { default: Customizer }
}
