import { makeStyles, tokens } from '@fluentui/react-components'

export const useKeyIllustrationStyles = makeStyles({
  paper: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1 },
  title: { fill: tokens.colorBrandBackground2Hover },
  line: { fill: tokens.colorNeutralStroke2 },
  stamp: { fill: tokens.colorBrandBackground2 },
  key: { stroke: tokens.colorBrandStroke1 },
  eye: { fill: tokens.colorBrandStroke1 },
})
