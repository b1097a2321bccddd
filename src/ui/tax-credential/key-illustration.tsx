import { makeStyles, tokens } from '@fluentui/react-components'

/** A document and its key. Decorative. */
export const KeyIllustration = () => {
  const styles = useStyles()
  return (
    <svg viewBox="0 0 220 140" width="220" height="140" aria-hidden="true" focusable="false">
      <rect x="46" y="16" width="84" height="108" rx="8" className={styles.paper} />
      <rect x="58" y="32" width="44" height="6" rx="3" className={styles.title} />
      <rect x="58" y="50" width="60" height="4" rx="2" className={styles.line} />
      <rect x="58" y="62" width="52" height="4" rx="2" className={styles.line} />
      <rect x="58" y="74" width="60" height="4" rx="2" className={styles.line} />
      <rect x="86" y="98" width="32" height="10" rx="5" className={styles.stamp} />
      <g className={styles.key} fill="none" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="140" cy="72" r="20" />
        <path d="M160 72 H202 M190 72 V88 M202 72 V84" />
      </g>
      <circle cx="140" cy="72" r="5" className={styles.eye} />
    </svg>
  )
}

const useStyles = makeStyles({
  paper: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1 },
  title: { fill: tokens.colorBrandBackground2Hover },
  line: { fill: tokens.colorNeutralStroke2 },
  stamp: { fill: tokens.colorBrandBackground2 },
  key: { stroke: tokens.colorBrandStroke1 },
  eye: { fill: tokens.colorBrandStroke1 },
})
