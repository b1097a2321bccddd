/** An invoice with a rising line that ends in a coin. Decorative. */
export const AuthIllustration = () => (
  <svg className="auth-picture" viewBox="0 0 440 300" aria-hidden>
    <circle className="halo" cx="250" cy="150" r="140" />
    <circle className="halo" cx="250" cy="150" r="100" />
    <g className="axis">
      <path d="M40 262h370" />
      <path d="M40 262v-6M114 262v-6M188 262v-6M262 262v-6M336 262v-6M410 262v-6" />
    </g>
    <g>
      <rect className="bar" x="226" y="206" width="30" height="56" rx="5" />
      <rect className="bar" x="274" y="172" width="30" height="90" rx="5" />
      <rect className="bar" x="322" y="134" width="30" height="128" rx="5" />
      <rect className="last" x="370" y="96" width="30" height="166" rx="5" />
    </g>
    <g transform="rotate(-7 130 150)">
      <path
        className="shadow"
        d="M72 64h98l36 36v140a10 10 0 0 1-10 10H72a10 10 0 0 1-10-10V74a10 10 0 0 1 10-10Z"
        transform="translate(8 10)"
      />
      <path className="paper" d="M72 54h98l36 36v140a10 10 0 0 1-10 10H72a10 10 0 0 1-10-10V64a10 10 0 0 1 10-10Z" />
      <path className="ink" d="M170 54l36 36h-26a10 10 0 0 1-10-10Z" />
      <rect className="accent" x="82" y="76" width="34" height="34" rx="8" />
      <g className="ink">
        <rect x="82" y="128" width="100" height="8" rx="4" />
        <rect x="82" y="148" width="76" height="8" rx="4" />
        <rect x="82" y="168" width="90" height="8" rx="4" />
      </g>
      <rect className="ink" x="82" y="192" width="104" height="2" rx="1" />
      <rect className="ink" x="82" y="208" width="34" height="10" rx="5" />
      <rect className="last" x="136" y="206" width="50" height="14" rx="7" />
    </g>
    <path className="curve" d="M196 214c50-6 62-52 108-66s46-46 78-76" />
    <path className="curve" d="m362 72 21-1 2 21" />
    <g>
      <circle className="accent" cx="396" cy="52" r="26" />
      <circle className="ring" cx="396" cy="52" r="19" />
      <path className="mark" d="M403 45c-1-4-4-5-7-5-5 0-8 2-8 6s3 5 8 6 8 2 8 6-3 6-8 6c-4 0-7-2-8-5M396 36v32" />
    </g>
  </svg>
)
