/** An answer that only the teacher can judge, and has not yet. [REV-02] */
export function AwaitingBadge() {
  return (
    <p className="self-start rounded-full bg-accent-tint px-4 py-1.5 text-body font-semibold text-accent-strong">
      Ждёт проверки
    </p>
  );
}
