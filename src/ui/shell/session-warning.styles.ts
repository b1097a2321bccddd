import { makeStyles, tokens } from '@fluentui/react-components'

export const useSessionWarningStyles = makeStyles({
  place: {
    position: 'fixed',
    insetInlineStart: '50%',
    bottom: '80px',
    transform: 'translateX(-50%)',
    width: 'min(480px, calc(100vw - 20px))',
    zIndex: 20,
    boxShadow: tokens.shadow16,
    borderRadius: tokens.borderRadiusMedium,
  },
})
