/**
 * The browser that opened a session, and the operator who acts as the user in it. Sessions of operators that are open
 * now are known by their audit entry.
 */
export const sessionDevices = `
alter table session add column user_agent text, add column operator text;
update session set operator = audit.operator from audit
where audit.action = 'impersonation begun' and audit.detail->>'session' = session.id;
`
