'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { contestFormOf, contestOfForm, contestProblem } from '@/lib/cms/contest-form';
import { providers, type Provider } from '@/lib/contract/auth/external-providers';
import type { ChangeFeature, CmsFeature } from '@/lib/contract/cms/cms-features';
import { ContestFields } from './contest-fields';
import { FeatureOutcome } from './feature-outcome';
import { ProviderFields } from './provider-fields';
import { useChangeFeature } from './use-change-feature';

/** Switches one feature and says what it needs to know. */
export function FeatureForm({ feature }: { feature: CmsFeature }) {
  const { name, version, details } = feature;
  const [enable, setEnable] = useState(feature.enable);
  const [contest, setContest] = useState(() => contestFormOf(details));
  const [named, setNamed] = useState(() => namedIn(details));
  const { save, pending, outcome } = useChangeFeature();
  const problemField = outcome?.kind === 'refused' ? outcome.failure.field : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save(wantedOf());
  }
  function wantedOf(): ChangeFeature {
    const common = { version, enable };
    if (name === 'studentContest') return { name, ...common, details: contestOfForm(contest) };
    if (name === 'isVcUnavailable') return { name, ...common, details: { providers: named } };
    return { name, ...common, details: null };
  }

  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
      <Checkbox label="Включено" checked={enable} onCheckedChange={setEnable} />
      {name === 'studentContest' ? (
        <ContestFields
          form={contest}
          problem={contestProblem(problemField)}
          onChange={(field, value) => setContest((form) => ({ ...form, [field]: value }))}
        />
      ) : null}
      {name === 'isVcUnavailable' ? (
        <ProviderFields
          named={named}
          isWrong={problemField?.startsWith('body.details') ?? false}
          onChange={setNamed}
        />
      ) : null}
      <FeatureOutcome feature={feature} outcome={outcome} />
      <div>
        <Button type="submit" size="s" pending={pending}>
          Сохранить
        </Button>
      </div>
    </form>
  );
}

/** The providers of the details; without details the one that they stand for. */
function namedIn(details: CmsFeature['details']): Provider[] {
  const named: unknown = details?.providers;
  return Array.isArray(named) ? providers.filter((one) => named.includes(one)) : ['vk'];
}
