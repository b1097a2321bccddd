import { tokens } from '@fluentui/react-components'

/** A document and the key that opens it. It repeats the words beside it. */
export const KeyPicture = () => (
  <svg viewBox="0 0 220 140" width="220" height="140" aria-hidden="true" focusable="false">
    <rect x="46" y="16" width="84" height="108" rx="8" fill={tokens.colorNeutralBackground1} stroke={tokens.colorNeutralStroke1} />
    <rect x="58" y="32" width="44" height="6" rx="3" fill={tokens.colorBrandBackground2Hover} />
    <rect x="58" y="50" width="60" height="4" rx="2" fill={tokens.colorNeutralStroke2} />
    <rect x="58" y="62" width="52" height="4" rx="2" fill={tokens.colorNeutralStroke2} />
    <rect x="58" y="74" width="60" height="4" rx="2" fill={tokens.colorNeutralStroke2} />
    <rect x="86" y="98" width="32" height="10" rx="5" fill={tokens.colorBrandBackground2} />
    <g fill="none" stroke={tokens.colorBrandStroke1} strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="140" cy="72" r="20" />
      <path d="M160 72 H202 M190 72 V88 M202 72 V84" />
    </g>
    <circle cx="140" cy="72" r="5" fill={tokens.colorBrandStroke1} />
  </svg>
)
