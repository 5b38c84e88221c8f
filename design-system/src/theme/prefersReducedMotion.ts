/** Whether what a script moves is to jump: by the person's preference (`data-motion`), else by the system's. */
export function prefersReducedMotion(): boolean {
  const { motion } = document.documentElement.dataset
  return motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}
