/**
 * The reading of one company does not grow with the other companies: rows that are read by business have an index that leads
 * with it. `orders_repayable` is what the hourly check of late orders reads. The indexes may be there already: on a large server
 * they are created before the update, while hosts write.
 */
export const businessKeys = `
create unique index if not exists orders_business_id_id_key on orders (business_id, id);
drop index orders_of_business;
create index if not exists orders_repayable on orders (id)
  where status in ('ACTIVE', 'TRANSFERRED', 'SOFT_DELINQUENCY', 'DELINQUENT', 'ARREAR');

alter table order_invoice add foreign key (business_id, order_id) references orders (business_id, id);
alter table order_status add foreign key (business_id, order_id) references orders (business_id, id);
alter table order_document add foreign key (business_id, order_id) references orders (business_id, id);
alter table bill add foreign key (business_id, order_id) references orders (business_id, id);
create index if not exists order_invoice_of_business on order_invoice (business_id, invoice_id, active);

create index if not exists tax_document_in_order on tax_document (business_id, received);
create index if not exists bank_account_of_supplier on bank_account (business_id, supplier_id);
create index if not exists payable_of_payee on payable (business_id, payee_id);
drop index payable_of_supplier;
create index if not exists contact_in_order on contact (business_id, supplier_id, id);
drop index contact_of_supplier;
`
