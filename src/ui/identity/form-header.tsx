import { useEffect, useRef } from 'react'

export interface FormHeaderProps {
  readonly title: string
  readonly lead: string
  /** The user has just come from another form: the focus announces the new one. */
  readonly hasFocus: boolean
}

export const FormHeader = ({ title, lead, hasFocus }: FormHeaderProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasFocus) heading.current?.focus()
  }, [hasFocus])
  return (
    <div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="auth-lead">{lead}</p>
    </div>
  )
}
