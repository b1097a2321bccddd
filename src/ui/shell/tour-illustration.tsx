import { makeStyles, tokens } from '@fluentui/react-components'
import { customTokens } from '../design/theme/custom-tokens.ts'

/** One picture per step. Decorative. */
export const TourIllustration = ({ step }: { readonly step: number }) => {
  const styles = useStyles()
  const Picture = PICTURES[step] ?? Welcome
  return (
    <svg className={styles.picture} viewBox="0 0 280 130" aria-hidden>
      <Picture />
    </svg>
  )
}

/** A sheet that turns into a coin. */
const Welcome = () => {
  const styles = useStyles()
  return (
    <>
      <rect className={styles.paper} x="34" y="20" width="76" height="94" rx="8" />
      <rect className={styles.title} x="46" y="34" width="40" height="7" rx="3.5" />
      <rect className={styles.line} x="46" y="52" width="52" height="5" rx="2.5" />
      <rect className={styles.line} x="46" y="64" width="44" height="5" rx="2.5" />
      <rect className={styles.line} x="46" y="76" width="52" height="5" rx="2.5" />
      <rect className={styles.soft} x="70" y="94" width="28" height="9" rx="4.5" />
      <path className={styles.stroke} d="M128 68h42m-13-13 13 13-13 13" />
      <circle className={styles.money} cx="214" cy="68" r="32" />
      <path
        className={styles.mark}
        d="M223 58c-1-4-5-6-9-6-5 0-9 3-9 8 0 10 19 5 19 16 0 5-5 8-10 8s-9-2-10-6M214 45v46"
      />
    </>
  )
}

/** A key between a company and its tax authority. */
const Connect = () => {
  const styles = useStyles()
  return (
    <>
      <path className={styles.paper} d="M28 112V52l40-24 40 24v60z" />
      <rect className={styles.soft} x="44" y="64" width="12" height="34" rx="3" />
      <rect className={styles.soft} x="62" y="64" width="12" height="34" rx="3" />
      <rect className={styles.soft} x="80" y="64" width="12" height="34" rx="3" />
      <rect className={styles.title} x="22" y="106" width="92" height="8" rx="4" />
      <path className={styles.thin} d="M120 70h76" />
      <g className={styles.stroke}>
        <circle cx="142" cy="70" r="13" />
        <path d="M155 70h29m-9 0v10" />
      </g>
      <rect className={styles.paper} x="200" y="24" width="56" height="72" rx="7" />
      <rect className={styles.paper} x="192" y="34" width="56" height="72" rx="7" />
      <rect className={styles.title} x="202" y="46" width="28" height="6" rx="3" />
      <rect className={styles.line} x="202" y="60" width="36" height="5" rx="2.5" />
      <rect className={styles.line} x="202" y="72" width="30" height="5" rx="2.5" />
      <rect className={styles.line} x="202" y="84" width="36" height="5" rx="2.5" />
    </>
  )
}

/** Ticked rows with their sum. */
const Finance = () => {
  const styles = useStyles()
  return (
    <>
      {[24, 56, 88].map((y, row) => (
        <g key={y}>
          <rect className={styles.paper} x="30" y={y} width="132" height="24" rx="6" />
          <rect className={row === 1 ? styles.line : styles.fill} x="38" y={y + 6} width="12" height="12" rx="3" />
          <rect className={styles.line} x="58" y={y + 9} width="52" height="6" rx="3" />
          <rect className={styles.title} x="126" y={y + 9} width="28" height="6" rx="3" />
        </g>
      ))}
      <path className={styles.thin} d="M172 68h24" />
      <rect className={styles.soft} x="202" y="78" width="14" height="34" rx="4" />
      <rect className={styles.warm} x="222" y="58" width="14" height="54" rx="4" />
      <rect className={styles.money} x="242" y="30" width="14" height="82" rx="4" />
    </>
  )
}

const PICTURES = [Welcome, Connect, Finance]

const useStyles = makeStyles({
  picture: { display: 'block', width: '100%', maxWidth: '280px' },
  paper: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1 },
  title: { fill: tokens.colorBrandBackground2Hover },
  line: { fill: tokens.colorNeutralStroke2 },
  fill: { fill: tokens.colorBrandStroke1 },
  soft: { fill: tokens.colorBrandBackground2 },
  stroke: {
    fill: 'none',
    stroke: tokens.colorBrandStroke1,
    strokeWidth: '5px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  thin: {
    fill: 'none',
    stroke: tokens.colorNeutralStroke1,
    strokeWidth: '2px',
    strokeDasharray: '2 6',
    strokeLinecap: 'round',
  },
  money: { fill: customTokens.chartResult },
  warm: { fill: customTokens.chartTaken },
  mark: {
    fill: 'none',
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '4px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
})
