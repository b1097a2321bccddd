import { makeStyles, tokens } from '@fluentui/react-components'

export const useCredentialDialogStyles = makeStyles({
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '15px' },
  recover: { justifySelf: 'start' },
  fears: {
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    padding: '10px 15px',
  },
  fearTitle: { display: 'flex', alignItems: 'center', gap: '5px', margin: 0, fontSize: tokens.fontSizeBase300 },
  list: { margin: 0, paddingInlineStart: '20px', paddingBlockStart: '5px', color: tokens.colorNeutralForeground2 },
})
