import { useStartPictureStyles } from './start-picture.styles.ts'

/** An invoice out of which a rising line comes and ends in a coin. Decoration: the words beside it say the same. */
export const StartPicture = () => {
  const styles = useStartPictureStyles()
  return (
    <svg className={styles.picture} viewBox="0 0 440 300" aria-hidden>
      <circle className={styles.halo} cx="250" cy="150" r="140" />
      <circle className={styles.halo} cx="250" cy="150" r="100" />
      <g className={styles.line}>
        <path d="M40 262h370" />
        <path d="M40 262v-6M114 262v-6M188 262v-6M262 262v-6M336 262v-6M410 262v-6" />
      </g>
      <g>
        <rect className={styles.bar} x="226" y="206" width="30" height="56" rx="5" />
        <rect className={styles.bar} x="274" y="172" width="30" height="90" rx="5" />
        <rect className={styles.bar} x="322" y="134" width="30" height="128" rx="5" />
        <rect className={styles.barLast} x="370" y="96" width="30" height="166" rx="5" />
      </g>
      <g transform="rotate(-7 130 150)">
        <path className={styles.shadow} d="M72 64h98l36 36v140a10 10 0 0 1-10 10H72a10 10 0 0 1-10-10V74a10 10 0 0 1 10-10Z" transform="translate(8 10)" />
        <path className={styles.paper} d="M72 54h98l36 36v140a10 10 0 0 1-10 10H72a10 10 0 0 1-10-10V64a10 10 0 0 1 10-10Z" />
        <path className={styles.fold} d="M170 54l36 36h-26a10 10 0 0 1-10-10Z" />
        <rect className={styles.accent} x="82" y="76" width="34" height="34" rx="8" />
        <g className={styles.ink}>
          <rect x="82" y="128" width="100" height="8" rx="4" />
          <rect x="82" y="148" width="76" height="8" rx="4" />
          <rect x="82" y="168" width="90" height="8" rx="4" />
        </g>
        <rect className={styles.rule} x="82" y="192" width="104" height="2" rx="1" />
        <rect className={styles.ink} x="82" y="208" width="34" height="10" rx="5" />
        <rect className={styles.total} x="136" y="206" width="50" height="14" rx="7" />
      </g>
      <path className={styles.curve} d="M196 214c50-6 62-52 108-66s46-46 78-76" />
      <path className={styles.curve} d="m362 72 21-1 2 21" />
      <g>
        <circle className={styles.coin} cx="396" cy="52" r="26" />
        <circle className={styles.coinRing} cx="396" cy="52" r="19" />
        <path className={styles.coinMark} d="M403 45c-1-4-4-5-7-5-5 0-8 2-8 6s3 5 8 6 8 2 8 6-3 6-8 6c-4 0-7-2-8-5M396 36v32" />
      </g>
    </svg>
  )
}
