/** The mark as a teacher writes it under a work: large, in a ring, on squared paper. */
export function GradeSeal({ grade }: { grade: number }) {
  return (
    <div className="squared-paper flex shrink-0 justify-center border-b border-line px-12 py-6 medium:border-r medium:border-b-0 medium:py-12">
      <p className="flex size-32 flex-col items-center justify-center rounded-full border-4 border-accent bg-surface text-accent-strong">
        <span className="text-caption leading-4">Оценка</span>
        <span className="text-display font-bold">{grade}</span>
      </p>
    </div>
  );
}
